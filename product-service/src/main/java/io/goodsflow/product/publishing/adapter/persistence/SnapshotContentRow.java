package io.goodsflow.product.publishing.adapter.persistence;

/** What a version says. */
record SnapshotContentRow(long snapshotId, String content) {}
