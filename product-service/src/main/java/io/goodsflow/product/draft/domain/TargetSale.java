package io.goodsflow.product.draft.domain;

/** Sale state that a draft asks for when it is merged. */
public enum TargetSale {
    ONLINE,
    OFFLINE,
    KEEP
}
