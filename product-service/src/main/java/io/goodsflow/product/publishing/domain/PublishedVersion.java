package io.goodsflow.product.publishing.domain;

import io.goodsflow.product.draft.domain.ProductContent;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What an item was in one version: the item snapshot, by which an order explains itself (source 4.3.3).
 *
 * @param merchantId whose it is
 * @param saleState of this version, not of today
 * @param contentHash SHA-256 over the canonical content
 * @param facts null in a version from before they were kept; {@code snapshotHash} alike
 * @param snapshotHash SHA-256 over content and facts
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
        @Nullable VersionFacts facts,
        @Nullable String snapshotHash,
        Instant publishedAt) {}
