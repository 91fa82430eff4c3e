package io.goodsflow.product.draft.adapter.persistence;

import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftOrigin;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.Fingerprint;
import io.goodsflow.product.draft.domain.Submission;
import io.goodsflow.product.draft.domain.TargetSale;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Row of {@code product_draft_tab}; times are UTC; the four columns of the submission are null together. */
record DraftRow(
        long draftId,
        long itemId,
        long merchantId,
        String source,
        String operator,
        String operationId,
        String targetSaleState,
        String status,
        long basePublishVersion,
        String content,
        String businessFingerprint,
        @Nullable Integer submissionNo,
        @Nullable Long snapshotId,
        @Nullable Long publishVersion,
        @Nullable String contentHash,
        boolean rebaseRequired,
        String statusReasons,
        long edition,
        long lockVersion,
        LocalDateTime createdAt,
        LocalDateTime updatedAt) {

    static DraftRow of(Draft draft) {
        Submission submission = draft.submission();
        return new DraftRow(
                draft.draftId(),
                draft.itemId(),
                draft.merchantId(),
                draft.origin().source().name(),
                draft.origin().operator(),
                draft.origin().operationId(),
                draft.origin().targetSale().name(),
                draft.status().name(),
                draft.basePublishVersion(),
                ContentJson.write(draft.content()),
                draft.fingerprint().hex(),
                submission == null ? null : submission.no(),
                submission == null ? null : submission.snapshotId(),
                submission == null ? null : submission.publishVersion(),
                submission == null ? null : submission.contentHash(),
                draft.rebaseRequired(),
                ContentJson.writeReasons(draft.reasons()),
                draft.edition(),
                draft.lockVersion(),
                LocalDateTime.ofInstant(draft.createdAt(), ZoneOffset.UTC),
                LocalDateTime.ofInstant(draft.updatedAt(), ZoneOffset.UTC));
    }

    Draft toDraft() {
        return new Draft(
                draftId,
                itemId,
                new DraftOrigin(
                        merchantId,
                        ContentSource.valueOf(source),
                        operator,
                        operationId,
                        TargetSale.valueOf(targetSaleState)),
                DraftStatus.valueOf(status),
                basePublishVersion,
                ContentJson.read(content),
                new Fingerprint(businessFingerprint),
                submission(),
                rebaseRequired,
                ContentJson.readReasons(statusReasons),
                edition,
                lockVersion,
                createdAt.toInstant(ZoneOffset.UTC),
                updatedAt.toInstant(ZoneOffset.UTC));
    }

    private @Nullable Submission submission() {
        return submissionNo == null || snapshotId == null || publishVersion == null || contentHash == null
                ? null
                : new Submission(submissionNo, snapshotId, publishVersion, contentHash);
    }
}
