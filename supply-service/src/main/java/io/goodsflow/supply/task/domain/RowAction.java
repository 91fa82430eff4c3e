package io.goodsflow.supply.task.domain;

/** What a row wants of its product. */
public enum RowAction {
    CREATE(RowStep.CREATE_DRAFT),
    UPDATE(RowStep.UPDATE_DRAFT);

    private final RowStep first;

    RowAction(RowStep first) {
        this.first = first;
    }

    /** Where a row begins, and begins again when its draft came back. */
    public RowStep first() {
        return first;
    }
}
