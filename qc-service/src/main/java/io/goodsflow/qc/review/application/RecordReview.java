package io.goodsflow.qc.review.application;

import io.goodsflow.kit.data.Tally;
import io.goodsflow.qc.review.domain.Review;
import io.goodsflow.qc.review.domain.Reviews;
import io.goodsflow.qc.review.domain.Verdicts;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Keeps a review and announces its verdict, in one transaction. The first review of a submission stands: if it is
 * submitted to us again, its verdict is announced again, whatever the rules say by now.
 */
@Service
public class RecordReview {

    private final Reviews reviews;
    private final Verdicts verdicts;
    private final Tally<Result> results;

    RecordReview(Reviews reviews, Verdicts verdicts, MeterRegistry meters) {
        this.reviews = reviews;
        this.verdicts = verdicts;
        this.results = Tally.of(meters, "goodsflow.qc.reviews", "result", Result.class);
    }

    /** @throws IllegalStateException if another content was reviewed under the same submission number */
    @Transactional
    public void handle(Review review) {
        boolean added = reviews.add(review);
        verdicts.announce(added ? review : first(review));
        if (added) {
            results.count(Result.valueOf(review.verdict().result()));
        }
    }

    private Review first(Review review) {
        long draftId = review.submission().draftId();
        int submissionNo = review.submission().submissionNo();
        Review first = reviews.ofSubmission(draftId, submissionNo)
                .orElseThrow(() -> new IllegalStateException("a review of draft " + draftId + " is gone"));
        if (!first.submission().sameAs(review.submission())) {
            throw new IllegalStateException(
                    "submission " + submissionNo + " of draft " + draftId + " was reviewed with another content");
        }
        return first;
    }

    private enum Result {
        PASS,
        REJECT
    }
}
