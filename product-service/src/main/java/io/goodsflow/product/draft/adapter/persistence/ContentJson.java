package io.goodsflow.product.draft.adapter.persistence;

import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.StatusReason;
import java.util.List;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** Stored contents keep their own shape, whatever the HTTP surface is set to. */
final class ContentJson {

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private static final TypeReference<List<StatusReason>> REASONS = new TypeReference<>() {};

    private ContentJson() {}

    static String write(ProductContent content) {
        return JSON.writeValueAsString(content);
    }

    static ProductContent read(String json) {
        return JSON.readValue(json, ProductContent.class);
    }

    static String writeReasons(List<StatusReason> reasons) {
        return JSON.writeValueAsString(reasons);
    }

    static List<StatusReason> readReasons(String json) {
        return JSON.readValue(json, REASONS);
    }
}
