package io.goodsflow.qc.review.domain;

import java.util.Optional;

/** The reviews, one per submission for ever. */
public interface Reviews {

    /** @return false if the submission was reviewed before */
    boolean add(Review review);

    Optional<Review> find(long id);

    Optional<Review> ofSubmission(long draftId, int submissionNo);
}
