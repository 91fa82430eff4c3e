package io.goodsflow.product.draft.adapter.persistence;

import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftOrigin;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.Fingerprint;
import io.goodsflow.product.draft.domain.Submission;
import io.goodsflow.product.draft.domain.TargetSale;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Row of {@code product_draft_tab} without its content, which the snapshot of its submission says, too. */
record WaitingDraftRow(
        long draftId,
        long itemId,
        long merchantId,
        String source,
        String operator,
        String operationId,
        String targetSaleState,
        String status,
        long basePublishVersion,
        String businessFingerprint,
        @Nullable Integer submissionNo,
        @Nullable Long snapshotId,
        @Nullable Long publishVersion,
        @Nullable String contentHash,
        long edition,
        long lockVersion,
        LocalDateTime createdAt,
        LocalDateTime updatedAt) {

    boolean waitsFor(Submission submission) {
        return status.equals(DraftStatus.QC_PENDING.name())
                && submissionNo != null
                && snapshotId != null
                && publishVersion != null
                && contentHash != null
                && submission.equals(new Submission(submissionNo, snapshotId, publishVersion, contentHash));
    }

    /** @param snapshot of the submission that it waits for */
    Draft toDraft(DraftSnapshot snapshot) {
        return new Draft(
                draftId,
                itemId,
                new DraftOrigin(
                        merchantId,
                        ContentSource.valueOf(source),
                        operator,
                        operationId,
                        TargetSale.valueOf(targetSaleState)),
                DraftStatus.QC_PENDING,
                basePublishVersion,
                snapshot.content(),
                new Fingerprint(businessFingerprint),
                snapshot.submission(),
                false,
                List.of(),
                edition,
                lockVersion,
                createdAt.toInstant(ZoneOffset.UTC),
                updatedAt.toInstant(ZoneOffset.UTC));
    }
}
