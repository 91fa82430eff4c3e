package io.goodsflow.product.template.adapter.persistence;

/** A natural key that a template named, and last in which version. */
record NaturalKeyRow(long categoryId, String naturalKey, long version) {}
