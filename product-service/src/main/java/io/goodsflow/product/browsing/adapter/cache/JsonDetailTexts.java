package io.goodsflow.product.browsing.adapter.cache;

import io.goodsflow.product.browsing.application.DetailTexts;
import io.goodsflow.product.browsing.domain.ShownProduct;
import io.goodsflow.product.cachedjson.CachedJson;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Texts of pages; times are in milliseconds. */
@Component
class JsonDetailTexts implements DetailTexts {

    private static final int SHAPE = 1;

    @Override
    public String write(ShownProduct product) {
        return CachedJson.write(new Text(
                SHAPE,
                product.id(),
                product.categoryId(),
                product.title(),
                product.description(),
                product.publishVersion(),
                product.snapshotId(),
                product.createdAt().toEpochMilli(),
                product.updatedAt().toEpochMilli(),
                product.skus().stream()
                        .map(sku -> new Sku(
                                sku.id(),
                                sku.specs(),
                                sku.price(),
                                sku.createdAt().toEpochMilli(),
                                sku.updatedAt().toEpochMilli()))
                        .toList()));
    }

    @Override
    public @Nullable ShownProduct read(long itemId, String text) {
        return CachedJson.read(
                text, Text.class, read -> read.shape() == SHAPE && read.id() == itemId ? read.toProduct() : null);
    }

    /** Only what is on sale is cached. */
    record Text(
            int shape,
            long id,
            long categoryId,
            String title,
            @Nullable String description,
            long version,
            long snapshotId,
            long createdAt,
            long updatedAt,
            List<Sku> skus) {

        ShownProduct toProduct() {
            return new ShownProduct(
                    id,
                    categoryId,
                    title,
                    description,
                    true,
                    version,
                    snapshotId,
                    Instant.ofEpochMilli(createdAt),
                    Instant.ofEpochMilli(updatedAt),
                    skus.stream().map(Sku::toSku).toList());
        }
    }

    /** A SKU, its specs in order. */
    record Sku(long id, Map<String, String> specs, long price, long createdAt, long updatedAt) {

        ShownProduct.Sku toSku() {
            return new ShownProduct.Sku(
                    id, specs, price, Instant.ofEpochMilli(createdAt), Instant.ofEpochMilli(updatedAt));
        }
    }
}
