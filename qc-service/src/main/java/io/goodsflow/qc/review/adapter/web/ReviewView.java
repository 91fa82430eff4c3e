package io.goodsflow.qc.review.adapter.web;

import io.goodsflow.qc.review.domain.Reason;
import io.goodsflow.qc.review.domain.Review;
import io.goodsflow.qc.review.domain.Submission;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A review as the back office sees it. */
record ReviewView(
        long id,
        long draftId,
        int submissionNo,
        long itemId,
        long merchantId,
        long publishVersion,
        long snapshotId,
        String contentHash,
        String operationId,
        String source,
        String state,
        String result,
        String reviewLevel,
        int score,
        long ruleVersion,
        List<Finding> findings,
        Instant decidedAt) {

    private static final String DECIDED = "DECIDED";

    static ReviewView of(Review review) {
        Submission submission = review.submission();
        return new ReviewView(
                review.id(),
                submission.draftId(),
                submission.submissionNo(),
                submission.itemId(),
                submission.merchantId(),
                submission.publishVersion(),
                submission.snapshotId(),
                submission.contentHash(),
                submission.operationId(),
                submission.source(),
                DECIDED,
                review.verdict().result(),
                review.level(),
                review.score(),
                review.ruleSetVersion(),
                review.verdict().findings().stream().map(Finding::of).toList(),
                review.decidedAt());
    }

    record Finding(
            String rule,
            boolean decisive,
            String code,
            @Nullable String field,
            String message) {

        static Finding of(Reason reason) {
            return new Finding(reason.ruleCode(), reason.decisive(), reason.code(), reason.field(), reason.message());
        }
    }
}
