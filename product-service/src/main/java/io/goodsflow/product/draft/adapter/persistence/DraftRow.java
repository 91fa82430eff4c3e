package io.goodsflow.product.draft.adapter.persistence;

import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftOrigin;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.Fingerprint;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.Submission;
import io.goodsflow.product.draft.domain.TargetSale;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Row of {@code product_draft_tab}; times are UTC; the four columns of the submission are null together.
 *
 * @param content null if it was not read, because the snapshot of the submission says it, too
 */
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
        @Nullable String content,
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
        return toDraft(ContentJson.read(Objects.requireNonNull(content)));
    }

    /** @param known its content, when it is known without this row */
    Draft toDraft(ProductContent known) {
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
                known,
                new Fingerprint(businessFingerprint),
                submission(),
                rebaseRequired,
                ContentJson.readReasons(statusReasons),
                edition,
                lockVersion,
                createdAt.toInstant(ZoneOffset.UTC),
                updatedAt.toInstant(ZoneOffset.UTC));
    }

    boolean waitsFor(Submission verdictOn) {
        return status.equals(DraftStatus.QC_PENDING.name()) && verdictOn.equals(submission());
    }

    private @Nullable Submission submission() {
        return submissionNo == null || snapshotId == null || publishVersion == null || contentHash == null
                ? null
                : new Submission(submissionNo, snapshotId, publishVersion, contentHash);
    }
}
