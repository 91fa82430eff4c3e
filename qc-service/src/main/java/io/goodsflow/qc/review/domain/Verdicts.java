package io.goodsflow.qc.review.domain;

/** Tells the others what was decided, exactly if the surrounding transaction commits. */
public interface Verdicts {

    void announce(Review review);
}
