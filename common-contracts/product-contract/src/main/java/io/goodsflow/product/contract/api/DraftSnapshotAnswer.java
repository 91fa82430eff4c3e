package io.goodsflow.product.contract.api;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A frozen draft snapshot, exactly as it was submitted; what a review is about (source 2.4). */
public record DraftSnapshotAnswer(
        long snapshotId,
        long draftId,
        long itemId,
        long merchantId,
        int submissionNo,
        long publishVersion,
        String contentHash,
        String source,
        Content content) {

    /** The frozen content with its category and SKU ids settled. */
    public record Content(
            long categoryId,
            String categoryName,
            String title,
            @Nullable String description,
            @Nullable String brand,
            @Nullable String outerId,
            List<String> imageUrls,
            Map<String, String> attributes,
            List<Sku> skus) {}

    /** A frozen SKU; price in fen. */
    public record Sku(long skuId, @Nullable String skuCode, Map<String, String> specs, long price) {}
}
