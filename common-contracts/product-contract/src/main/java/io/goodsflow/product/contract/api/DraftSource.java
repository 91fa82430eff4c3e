package io.goodsflow.product.contract.api;

/** Who a change comes from; decides which fields it may write. */
public enum DraftSource {
    SUPPLIER,
    MERCHANT,
    OPERATOR
}
