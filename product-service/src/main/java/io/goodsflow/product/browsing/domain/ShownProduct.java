package io.goodsflow.product.browsing.domain;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A product's page: one published version of it, without stock. */
public record ShownProduct(
        long id,
        long categoryId,
        String title,
        @Nullable String description,
        boolean onSale,
        long publishVersion,
        long snapshotId,
        Instant createdAt,
        Instant updatedAt,
        List<Sku> skus) {

    public ShownProduct {
        skus = List.copyOf(skus);
    }

    /** A SKU of the page; price in fen, specs in the merchant's order. */
    public record Sku(long id, Map<String, String> specs, long price, Instant createdAt, Instant updatedAt) {

        public Sku {
            specs = Collections.unmodifiableMap(new LinkedHashMap<>(specs));
        }
    }
}
