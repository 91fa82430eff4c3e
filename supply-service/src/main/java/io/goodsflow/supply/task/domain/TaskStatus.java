package io.goodsflow.supply.task.domain;

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

    public boolean mayBecome(TaskStatus other) {
        return next().contains(other);
    }

    private Set<TaskStatus> next() {
        return switch (this) {
            case PENDING -> Set.of(PARSING, CANCELED);
            case PARSING -> Set.of(PROCESSING, FAILED, CANCELED);
            case PROCESSING -> Set.of(GENERATING_RESULT, FAILED, CANCELED);
            case GENERATING_RESULT -> Set.of(DONE, PARTIAL_SUCCESS, FAILED, INVENTORY_FAILED);
            case PARTIAL_SUCCESS, INVENTORY_FAILED -> Set.of(PROCESSING, FAILED);
            case FAILED -> Set.of(PROCESSING);
            case DONE, CANCELED -> Set.of();
        };
    }

    /** The end state of a task whose rows have all ended. */
    public static TaskStatus ofResult(int total, int succeeded, int failed) {
        if (failed == 0) {
            return DONE;
        }
        return failed == total ? FAILED : PARTIAL_SUCCESS;
    }
}
