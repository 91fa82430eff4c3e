package io.goodsflow.product.draft.domain;

import org.jspecify.annotations.Nullable;

/**
 * A SKU with its id for life.
 *
 * @param price in fen
 */
public record ContentSku(long skuId, @Nullable String skuCode, Specs specs, long price) {}
