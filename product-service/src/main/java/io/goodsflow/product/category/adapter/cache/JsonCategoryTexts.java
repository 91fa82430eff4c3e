package io.goodsflow.product.category.adapter.cache;

import io.goodsflow.product.cachedjson.CachedJson;
import io.goodsflow.product.category.application.CategoryTexts;
import io.goodsflow.product.category.domain.Category;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The text of the list; times are in milliseconds. */
@Component
class JsonCategoryTexts implements CategoryTexts {

    private static final int SHAPE = 1;

    @Override
    public String write(List<Category> categories) {
        return CachedJson.write(new Text(
                SHAPE,
                categories.stream()
                        .map(category -> new Entry(
                                category.id(),
                                category.name(),
                                category.parentId(),
                                category.createdAt().toEpochMilli(),
                                category.updatedAt().toEpochMilli()))
                        .toList()));
    }

    @Override
    public @Nullable List<Category> read(String text) {
        return CachedJson.read(
                text,
                Text.class,
                read -> read.shape() == SHAPE
                        ? read.categories().stream().map(Entry::toCategory).toList()
                        : null);
    }

    /** The whole list. */
    record Text(int shape, List<Entry> categories) {}

    /** One category; its parent is null for a root. */
    record Entry(long id, String name, @Nullable Long parentId, long createdAt, long updatedAt) {

        Category toCategory() {
            return new Category(id, name, parentId, Instant.ofEpochMilli(createdAt), Instant.ofEpochMilli(updatedAt));
        }
    }
}
