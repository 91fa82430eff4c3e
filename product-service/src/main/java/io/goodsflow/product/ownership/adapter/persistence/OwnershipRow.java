package io.goodsflow.product.ownership.adapter.persistence;

/** Row of {@code category_ownership}: the head of what is said of a category. */
record OwnershipRow(long categoryId, long version) {}
