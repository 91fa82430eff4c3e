package io.goodsflow.supply.single.application;

/** Owners of published items, as product-service knows them. */
public interface Owners {
    /** @throws io.goodsflow.kernel.GoodsflowException 404 {@code product.not_found} */
    long of(long itemId);
}
