package io.goodsflow.product.publishing.adapter.persistence;

/** Where a row of {@code product_item_tab} stands. */
record ItemStateRow(long itemId, long merchantId, String saleState, long publishVersion, long snapshotId) {}
