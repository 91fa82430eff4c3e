package io.goodsflow.supply.task.domain;

/**
 * How far a task came, committed together with the rows it covers.
 *
 * @param parsedUpTo item number of the last product stored; products leave the sheet in growing order
 * @param dispatchedUpTo id of the last row handed over to its lane
 */
public record Checkpoint(int parsedUpTo, long dispatchedUpTo) {
    public static final Checkpoint START = new Checkpoint(0, 0);

    public Checkpoint parsed(int itemNo) {
        return new Checkpoint(itemNo, dispatchedUpTo);
    }

    public Checkpoint dispatched(long rowId) {
        return new Checkpoint(parsedUpTo, rowId);
    }
}
