package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.product.publishing.domain.GivenVerdict;
import io.goodsflow.product.publishing.domain.ReviewLevel;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import io.goodsflow.product.publishing.domain.VerdictResult;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Row of {@code draft_verdict}; written once. */
record VerdictRow(
        long draftId,
        int submissionNo,
        long reviewId,
        String result,
        String reviewLevel,
        String outcome,
        @Nullable Long itemSnapshotId,
        LocalDateTime createdAt) {

    static VerdictRow of(GivenVerdict verdict) {
        return new VerdictRow(
                verdict.draftId(),
                verdict.submissionNo(),
                verdict.reviewId(),
                verdict.result().name(),
                verdict.level().name(),
                verdict.outcome().name(),
                verdict.itemSnapshotId(),
                LocalDateTime.ofInstant(verdict.at(), ZoneOffset.UTC));
    }

    GivenVerdict toVerdict() {
        return new GivenVerdict(
                draftId,
                submissionNo,
                reviewId,
                VerdictResult.valueOf(result),
                ReviewLevel.valueOf(reviewLevel),
                VerdictOutcome.valueOf(outcome),
                itemSnapshotId,
                createdAt.toInstant(ZoneOffset.UTC));
    }
}
