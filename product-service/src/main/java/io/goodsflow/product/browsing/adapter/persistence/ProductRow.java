package io.goodsflow.product.browsing.adapter.persistence;

import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ShownProduct;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Columns of {@code product_item_tab} that guests see. */
record ProductRow(
        long itemId,
        long categoryId,
        String title,
        @Nullable String description,
        String saleState,
        @Nullable Long minPrice,
        long publishVersion,
        long snapshotId,
        LocalDateTime createdAt,
        LocalDateTime updatedAt) {

    private static final String ONLINE = "ONLINE";

    ListedProduct toListed() {
        return new ListedProduct(
                itemId,
                categoryId,
                title,
                description,
                ONLINE.equals(saleState),
                minPrice,
                createdAt.toInstant(ZoneOffset.UTC),
                updatedAt.toInstant(ZoneOffset.UTC));
    }

    ShownProduct toShown(List<SkuRow> skus) {
        return new ShownProduct(
                itemId,
                categoryId,
                title,
                description,
                ONLINE.equals(saleState),
                publishVersion,
                snapshotId,
                createdAt.toInstant(ZoneOffset.UTC),
                updatedAt.toInstant(ZoneOffset.UTC),
                skus.stream().map(SkuRow::toSku).toList());
    }
}
