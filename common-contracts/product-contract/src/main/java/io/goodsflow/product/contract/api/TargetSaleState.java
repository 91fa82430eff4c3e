package io.goodsflow.product.contract.api;

/** Sale state that a draft asks for when it is merged. */
public enum TargetSaleState {
    ONLINE,
    OFFLINE,
    KEEP
}
