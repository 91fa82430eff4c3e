package io.goodsflow.product.publishing.application;

import io.goodsflow.product.publishing.domain.GivenVerdict;
import java.util.List;
import java.util.Optional;

/** The first verdict on each submission. */
public interface GivenVerdicts {

    /** @return false if the submission has its verdict already */
    boolean insert(GivenVerdict verdict);

    /** Of submissions that have none: one that has its verdict already makes it throw. */
    void insertAll(List<GivenVerdict> verdicts);

    Optional<GivenVerdict> find(long draftId, int submissionNo);
}
