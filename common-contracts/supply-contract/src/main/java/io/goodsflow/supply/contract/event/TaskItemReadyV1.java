package io.goodsflow.supply.contract.event;

import io.goodsflow.kernel.EventContract;

/** A row of a task is ready to be processed (source 3.5.7, stage 3). Key: task item id; sequence: attempt. */
@EventContract(type = "supply.task-item-ready", version = 1, topic = "supply-task-item")
public record TaskItemReadyV1(long taskId, long taskItemId, int attempt) {}
