package io.goodsflow.supply.task.adapter.persistence;

/** @param stillSeconds since the one that moved least lately was written to */
record OpenTasksRow(String status, long tasks, long stillSeconds) {}
