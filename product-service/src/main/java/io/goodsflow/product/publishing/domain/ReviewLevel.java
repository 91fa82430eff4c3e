package io.goodsflow.product.publishing.domain;

/** Who judged. */
public enum ReviewLevel {
    MACHINE,
    HUMAN,
    ADMIN
}
