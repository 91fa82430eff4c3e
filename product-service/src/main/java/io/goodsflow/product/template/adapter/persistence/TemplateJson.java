package io.goodsflow.product.template.adapter.persistence;

import io.goodsflow.product.template.domain.TemplateRules;
import java.util.List;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** Stored templates keep their own shape, whatever the HTTP surface is set to. */
final class TemplateJson {

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private static final TypeReference<List<String>> FIELDS = new TypeReference<>() {};

    private TemplateJson() {}

    static String write(Object value) {
        return JSON.writeValueAsString(value);
    }

    static TemplateRules readRules(String json) {
        return JSON.readValue(json, TemplateRules.class);
    }

    static List<String> readFields(String json) {
        return JSON.readValue(json, FIELDS);
    }
}
