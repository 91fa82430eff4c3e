package io.goodsflow.product.update.adapter.persistence;

import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.update.domain.ContentMerge;
import io.goodsflow.product.update.domain.ContentPatch;
import java.util.List;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** Stored updates keep their own shape, whatever the HTTP surface is set to. */
final class UpdateJson {

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private static final TypeReference<List<ContentMerge.Judged>> FIELDS = new TypeReference<>() {};
    private static final TypeReference<List<StatusReason>> REASONS = new TypeReference<>() {};

    private UpdateJson() {}

    static String write(Object value) {
        return JSON.writeValueAsString(value);
    }

    static ContentPatch readPatch(String json) {
        return JSON.readValue(json, ContentPatch.class);
    }

    static List<ContentMerge.Judged> readFields(String json) {
        return JSON.readValue(json, FIELDS);
    }

    static List<StatusReason> readReasons(String json) {
        return JSON.readValue(json, REASONS);
    }
}
