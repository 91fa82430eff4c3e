package io.goodsflow.product.reference.adapter.persistence;

/** A SKU and a kind of which it has an open reference. */
record OpenRow(long skuId, String kind) {}
