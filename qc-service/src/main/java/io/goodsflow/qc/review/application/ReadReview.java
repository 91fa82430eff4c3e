package io.goodsflow.qc.review.application;

import io.goodsflow.qc.review.domain.Review;
import io.goodsflow.qc.review.domain.Reviews;
import java.util.Optional;
import org.springframework.stereotype.Service;

/** One review. */
@Service
public class ReadReview {

    private final Reviews reviews;

    ReadReview(Reviews reviews) {
        this.reviews = reviews;
    }

    public Optional<Review> handle(long id) {
        return reviews.find(id);
    }
}
