package io.goodsflow.qc.review.adapter.persistence;

import io.goodsflow.qc.review.domain.Reason;
import io.goodsflow.qc.review.domain.Review;
import io.goodsflow.qc.review.domain.Reviews;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

@Repository
class MyBatisReviews implements Reviews {

    private final ReviewMapper mapper;

    MyBatisReviews(ReviewMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public boolean add(Review review) {
        try {
            mapper.insert(ReviewRow.of(review));
        } catch (DuplicateKeyException reviewedBefore) {
            return false;
        }
        List<ReasonRow> rows = new ArrayList<>();
        for (Reason reason : review.verdict().findings()) {
            rows.add(ReasonRow.of(rows.size() + 1, reason));
        }
        if (!rows.isEmpty()) {
            mapper.insertReasons(review.id(), rows);
        }
        return true;
    }

    @Override
    public Optional<Review> find(long id) {
        return withReasons(mapper.find(id));
    }

    @Override
    public Optional<Review> ofSubmission(long draftId, int submissionNo) {
        return withReasons(mapper.ofSubmission(draftId, submissionNo));
    }

    private Optional<Review> withReasons(@Nullable ReviewRow row) {
        return row == null
                ? Optional.empty()
                : Optional.of(row.toDomain(mapper.reasons(row.id()).stream()
                        .map(ReasonRow::toDomain)
                        .toList()));
    }
}
