package io.goodsflow.product.sku.adapter.persistence;

/** @param oldestSeconds age of the oldest of those that wait */
record WaitingRow(String what, long waiting, long oldestSeconds) {}
