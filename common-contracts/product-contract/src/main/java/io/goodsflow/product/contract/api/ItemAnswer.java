package io.goodsflow.product.contract.api;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An item in its present version.
 *
 * @param saleState ONLINE, OFFLINE, BANNED or ARCHIVED
 * @param snapshotId the item snapshot of this version
 */
public record ItemAnswer(
        long itemId,
        long merchantId,
        long categoryId,
        String title,
        @Nullable String description,
        @Nullable String brand,
        List<String> imageUrls,
        Map<String, String> attributes,
        String saleState,
        long publishVersion,
        long snapshotId,
        List<Sku> skus) {

    public ItemAnswer {
        imageUrls = List.copyOf(imageUrls);
        skus = List.copyOf(skus);
    }

    /** A SKU of the version; price in fen. */
    public record Sku(long skuId, @Nullable String skuCode, Map<String, String> specs, long price) {}
}
