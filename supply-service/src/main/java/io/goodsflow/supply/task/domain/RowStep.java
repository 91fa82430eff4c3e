package io.goodsflow.supply.task.domain;

/** What a row needs next (architecture 5, "Supply order of steps"). */
public enum RowStep {
    CREATE_DRAFT,
    UPDATE_DRAFT,
    DECLARE_STOCK,
    SUBMIT_DRAFT,
    /** The row has failed, but its draft may still be open: it must not be left behind. */
    ABANDON_DRAFT
}
