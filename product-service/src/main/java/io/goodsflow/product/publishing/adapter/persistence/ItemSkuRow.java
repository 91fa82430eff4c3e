package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.publishing.domain.ItemVersion;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Row of {@code product_sku_tab}; times are UTC. */
record ItemSkuRow(
        long skuId,
        long itemId,
        @Nullable String skuCode,
        String specs,
        String specsKey,
        long price,
        int position,
        LocalDateTime createdAt,
        LocalDateTime updatedAt) {

    static List<ItemSkuRow> of(ItemVersion version) {
        List<ContentSku> skus = version.content().skus();
        LocalDateTime at = LocalDateTime.ofInstant(version.at(), ZoneOffset.UTC);
        return IntStream.range(0, skus.size())
                .mapToObj(position -> of(version.itemId(), position, skus.get(position), at))
                .toList();
    }

    private static ItemSkuRow of(long itemId, int position, ContentSku sku, LocalDateTime at) {
        return new ItemSkuRow(
                sku.skuId(),
                itemId,
                sku.skuCode(),
                sku.specs().json(),
                sku.specs().key(),
                sku.price(),
                position,
                at,
                at);
    }

    /** Whether both say the same, whenever it was written. */
    boolean saysTheSameAs(ItemSkuRow other) {
        return between(other.createdAt, other.updatedAt).equals(other);
    }

    /** Whether the item's unique keys stay as they are if one takes the place of the other. */
    boolean hasTheKeysOf(ItemSkuRow other) {
        return specsKey.equals(other.specsKey) && Objects.equals(skuCode, other.skuCode);
    }

    ItemSkuRow since(LocalDateTime created) {
        return between(created, updatedAt);
    }

    private ItemSkuRow between(LocalDateTime created, LocalDateTime updated) {
        return new ItemSkuRow(skuId, itemId, skuCode, specs, specsKey, price, position, created, updated);
    }
}
