package io.goodsflow.inventory.stock.domain;

/** Why a balance changed. */
public enum LedgerType {
    INIT,
    ADJUST,
    RESERVE,
    CONFIRM,
    RELEASE,
    EXPIRE
}
