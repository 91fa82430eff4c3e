package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.publishing.domain.ItemVersion;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Row of {@code product_item_tab} as a version writes it.
 *
 * @param at UTC
 */
record ItemRow(
        long itemId,
        long merchantId,
        long categoryId,
        String title,
        @Nullable String description,
        @Nullable String brand,
        @Nullable String outerId,
        String imageUrls,
        String attributes,
        String saleState,
        long publishVersion,
        long snapshotId,
        @Nullable Long minPrice,
        LocalDateTime at) {

    static ItemRow of(ItemVersion version) {
        ProductContent content = version.content();
        OptionalLong minPrice = version.minPrice();
        return new ItemRow(
                version.itemId(),
                version.merchantId(),
                content.categoryId(),
                content.title(),
                content.description(),
                content.brand(),
                content.outerId(),
                ItemJson.write(content.imageUrls()),
                ItemJson.write(content.attributes()),
                version.saleState().name(),
                version.publishVersion(),
                version.snapshotId(),
                minPrice.isPresent() ? minPrice.getAsLong() : null,
                LocalDateTime.ofInstant(version.at(), ZoneOffset.UTC));
    }
}
