package io.goodsflow.qc.review.adapter.persistence;

import io.goodsflow.qc.review.domain.Reason;
import io.goodsflow.qc.review.domain.Review;
import io.goodsflow.qc.review.domain.Submission;
import io.goodsflow.qc.review.domain.Verdict;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;

record ReviewRow(
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
        String reviewLevel,
        String result,
        int score,
        long ruleSetVersion,
        LocalDateTime decidedAt) {

    static ReviewRow of(Review review) {
        Submission submission = review.submission();
        return new ReviewRow(
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
                review.level(),
                review.verdict().result(),
                review.score(),
                review.ruleSetVersion(),
                LocalDateTime.ofInstant(review.decidedAt(), ZoneOffset.UTC));
    }

    Review toDomain(List<Reason> findings) {
        Submission submission = new Submission(
                draftId,
                submissionNo,
                publishVersion,
                snapshotId,
                contentHash,
                itemId,
                merchantId,
                operationId,
                source);
        return new Review(
                id,
                submission,
                Verdict.of(findings),
                reviewLevel,
                score,
                ruleSetVersion,
                decidedAt.toInstant(ZoneOffset.UTC));
    }
}
