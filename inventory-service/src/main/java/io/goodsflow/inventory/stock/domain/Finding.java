package io.goodsflow.inventory.stock.domain;

/** An invariant that a key breaks. */
public record Finding(String inventoryKey, Invariant invariant, String detail) {

    /** What must always hold (architecture 5). */
    public enum Invariant {
        BUCKETS_SUM_TO_TOTAL,
        LEDGER_SUM_IS_BALANCE,
        LEDGER_WITHOUT_GAP,
        HELD_BY_RESERVATIONS,
        RETIRED_HOLDS_NOTHING
    }
}
