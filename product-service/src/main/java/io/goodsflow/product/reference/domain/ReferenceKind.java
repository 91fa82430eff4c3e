package io.goodsflow.product.reference.domain;

/** What may need a SKU (catalogue-module: what the rows of other modules held by a foreign key). */
public enum ReferenceKind {
    ORDER_ITEM,
    ACTIVITY,
    POST
}
