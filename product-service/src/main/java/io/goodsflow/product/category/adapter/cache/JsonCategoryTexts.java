package io.goodsflow.product.category.adapter.cache;

import io.goodsflow.product.category.application.CategoryTexts;
import io.goodsflow.product.category.domain.Category;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON of a fixed shape: no class names, nothing that is not known, nothing left out. Times are in milliseconds. */
@Component
class JsonCategoryTexts implements CategoryTexts {

    private static final int SHAPE = 1;
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    @Override
    public String write(List<Category> categories) {
        return JSON.writeValueAsString(new Text(
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
        try {
            Text read = JSON.readValue(text, Text.class);
            return read.shape() == SHAPE
                    ? read.categories().stream().map(Entry::toCategory).toList()
                    : null;
        } catch (JacksonException | NullPointerException corrupt) {
            return null;
        }
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
