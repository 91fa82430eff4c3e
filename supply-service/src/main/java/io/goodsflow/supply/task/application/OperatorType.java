package io.goodsflow.supply.task.application;

/** Who asked for a task. */
public enum OperatorType {
    MERCHANT,
    OPS,
    SYSTEM
}
