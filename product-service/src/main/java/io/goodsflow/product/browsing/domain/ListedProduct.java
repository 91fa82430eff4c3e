package io.goodsflow.product.browsing.domain;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A product in a list.
 *
 * @param minPrice lowest price of its SKUs in fen, null without SKUs
 */
public record ListedProduct(
        long id,
        long categoryId,
        String title,
        @Nullable String description,
        boolean onSale,
        @Nullable Long minPrice,
        Instant createdAt,
        Instant updatedAt) {}
