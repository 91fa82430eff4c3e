package io.goodsflow.product.publishing.domain;

import io.goodsflow.product.draft.domain.ProductContent;

/**
 * A published item at its present version.
 *
 * @param snapshotId the item snapshot of the version
 * @param content what that snapshot says
 */
public record Item(
        long itemId,
        long merchantId,
        SaleState saleState,
        long publishVersion,
        long snapshotId,
        ProductContent content) {}
