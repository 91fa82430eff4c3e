package io.goodsflow.product.sku.domain;

import io.goodsflow.product.draft.domain.Specs;

/**
 * What a SKU shall be.
 *
 * @param price in fen
 * @param stock units that shall be available
 */
public record SkuWish(Specs specs, long price, long stock) {}
