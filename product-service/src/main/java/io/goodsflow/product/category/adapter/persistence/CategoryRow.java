package io.goodsflow.product.category.adapter.persistence;

import io.goodsflow.product.category.domain.Category;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Row of {@code category}; times are UTC. */
record CategoryRow(long id, String name, @Nullable Long parentId, LocalDateTime createdAt, LocalDateTime updatedAt) {

    Category toCategory() {
        return new Category(
                id, name, parentId, createdAt.toInstant(ZoneOffset.UTC), updatedAt.toInstant(ZoneOffset.UTC));
    }
}
