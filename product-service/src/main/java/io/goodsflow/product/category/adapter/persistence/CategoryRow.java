package io.goodsflow.product.category.adapter.persistence;

import io.goodsflow.product.category.domain.Category;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** Row of {@code category}; times are UTC. */
record CategoryRow(long id, String name, LocalDateTime createdAt, LocalDateTime updatedAt) {

    Category toCategory() {
        return new Category(id, name, createdAt.toInstant(ZoneOffset.UTC), updatedAt.toInstant(ZoneOffset.UTC));
    }
}
