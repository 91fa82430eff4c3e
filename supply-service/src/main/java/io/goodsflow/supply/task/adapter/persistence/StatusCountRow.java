package io.goodsflow.supply.task.adapter.persistence;

/** Rows of a task in one state; ready are those whose stock is declared. */
record StatusCountRow(long taskId, String status, int rowCount, int readyCount) {}
