package io.goodsflow.product.publishing.domain;

/** What the review says. */
public enum VerdictResult {
    PASS,
    REJECT
}
