package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.publishing.domain.VersionFacts;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** Stored versions keep their own shape, whatever the HTTP surface is set to. */
final class ItemJson {

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private ItemJson() {}

    static String write(Object value) {
        return JSON.writeValueAsString(value);
    }

    static ProductContent readContent(String json) {
        return JSON.readValue(json, ProductContent.class);
    }

    static VersionFacts readFacts(String json) {
        return JSON.readValue(json, VersionFacts.class);
    }
}
