package io.goodsflow.supply.task.application;

/**
 * A fast guess at how many rows of a task are still open. It may be lost or wrong at any time; the database decides, and
 * a sweeper finds what this misses.
 */
public interface OpenRows {
    void start(long taskId, int rows);

    /** Counts one row less; true if it may have been the last one. */
    boolean ended(long taskId);

    void forget(long taskId);
}
