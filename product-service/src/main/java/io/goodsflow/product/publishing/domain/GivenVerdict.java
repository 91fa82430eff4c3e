package io.goodsflow.product.publishing.domain;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The first verdict on a submission and what it led to.
 *
 * @param itemSnapshotId of the version it published, else null
 */
public record GivenVerdict(
        long draftId,
        int submissionNo,
        long reviewId,
        VerdictResult result,
        ReviewLevel level,
        VerdictOutcome outcome,
        @Nullable Long itemSnapshotId,
        Instant at) {

    public GivenVerdict {
        if (!outcome.isEffect()) {
            throw new IllegalArgumentException("the first verdict on a submission is never " + outcome);
        }
    }

    public static GivenVerdict of(Verdict verdict, VerdictOutcome outcome, @Nullable Long itemSnapshotId, Instant at) {
        return new GivenVerdict(
                verdict.draftId(),
                verdict.submission().no(),
                verdict.reviewId(),
                verdict.result(),
                verdict.level(),
                outcome,
                itemSnapshotId,
                at);
    }

    /** Whether another review says the same; the same review's own verdict, delivered again, says nothing. */
    public boolean isRepeatedByAnother(Verdict later) {
        return result == later.result() && reviewId != later.reviewId();
    }

    /** What another verdict on the same submission is worth. */
    public VerdictOutcome meets(Verdict later) {
        return result == later.result() ? VerdictOutcome.REPEATED : VerdictOutcome.CONTRADICTED;
    }
}
