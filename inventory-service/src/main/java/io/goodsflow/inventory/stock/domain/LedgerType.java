package io.goodsflow.inventory.stock.domain;

/** Why a balance changed. */
public enum LedgerType {
    INIT,
    ADJUST,
    /** No unit moves: the key takes no new orders from here on. */
    RETIRE,
    /** No unit moves: the key takes orders again, or a retirement is refused before it came. */
    UNRETIRE,
    RESERVE,
    CONFIRM,
    RELEASE,
    EXPIRE,
    /** Reserved and confirmed at once. */
    DEDUCT,
    /** Confirmed units that an order gave back. */
    RESTORE;

    /** Commands of the back office move the version that its forms are based on; orders do not. */
    public boolean ofBackOffice() {
        return this == INIT || this == ADJUST || this == RETIRE || this == UNRETIRE;
    }

    /** Takes units for an order, which a retired key refuses. */
    public boolean takesUnits() {
        return this == RESERVE || this == DEDUCT;
    }
}
