package io.goodsflow.product.contract.api;

/** What may need a SKU. */
public enum SkuReferenceKind {
    ORDER_ITEM,
    ACTIVITY,
    POST
}
