package io.goodsflow.supply.task.domain;

import java.util.EnumSet;
import java.util.Set;

/** Where a task stands; a task's state says nothing about whether its products are on sale. */
public enum TaskStatus {
    /** The file is stored, nobody has read it. */
    PENDING,
    PARSING,
    /** Every row is known; rows are with product-service, in review or waiting for their turn. */
    PROCESSING,
    GENERATING_RESULT,
    DONE,
    PARTIAL_SUCCESS,
    /** The sheet cannot be used, or every row failed. */
    FAILED,
    INVENTORY_FAILED,
    CANCELED;

    private Set<TaskStatus> next = Set.of();

    static {
        PENDING.next = EnumSet.of(PARSING, CANCELED);
        PARSING.next = EnumSet.of(PROCESSING, FAILED, CANCELED);
        PROCESSING.next = EnumSet.of(GENERATING_RESULT, FAILED, CANCELED);
        GENERATING_RESULT.next = EnumSet.of(DONE, PARTIAL_SUCCESS, FAILED, INVENTORY_FAILED);
        PARTIAL_SUCCESS.next = EnumSet.of(PROCESSING, FAILED);
        FAILED.next = EnumSet.of(PROCESSING);
        INVENTORY_FAILED.next = EnumSet.of(PROCESSING, FAILED);
    }

    public boolean mayBecome(TaskStatus other) {
        return next.contains(other);
    }

    /** The end state of a task whose rows have all ended. */
    public static TaskStatus ofResult(int total, int succeeded, int failed) {
        if (failed == 0) {
            return DONE;
        }
        return failed == total ? FAILED : PARTIAL_SUCCESS;
    }
}
