package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.supply.task.domain.TaskStatus;

/** What is counted of tasks: that they came in, and how they ended. */
enum TaskStep {
    ACCEPTED,
    DONE,
    PARTIAL_SUCCESS,
    FAILED,
    INVENTORY_FAILED;

    static TaskStep endedAs(TaskStatus end) {
        return valueOf(end.name());
    }
}
