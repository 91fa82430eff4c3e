package io.goodsflow.product.template.adapter.persistence;

/** A natural key that a template named. */
record NaturalKeyRow(long categoryId, String naturalKey) {}
