package io.goodsflow.product.draft.domain;

/** Who a change comes from. */
public enum ContentSource {
    SUPPLIER,
    MERCHANT,
    OPERATOR
}
