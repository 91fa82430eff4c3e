package io.goodsflow.product.publishing.domain;

import io.goodsflow.product.draft.domain.ProductContent;
import java.time.Instant;

/**
 * What an item was in one version: the item snapshot, by which an order explains itself (source 4.3.3).
 *
 * @param merchantId whose it is
 * @param saleState of this version, not of today
 * @param contentHash SHA-256 over the canonical content
 */
public record PublishedVersion(
        long snapshotId,
        long itemId,
        long merchantId,
        long publishVersion,
        long draftId,
        SaleState saleState,
        String contentHash,
        ProductContent content,
        Instant publishedAt) {}
