package io.goodsflow.supply.task.adapter.persistence;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** JSON inside columns; its shape is ours alone and does not follow the settings of the web. */
final class StoredJson {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final TypeReference<List<String>> TEXTS = new TypeReference<>() {};
    private static final TypeReference<List<Long>> NUMBERS = new TypeReference<>() {};

    private StoredJson() {}

    static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    static <T> T read(String json, Class<T> type) {
        return MAPPER.readValue(json, type);
    }

    static List<String> texts(@Nullable String json) {
        return json == null ? List.of() : MAPPER.readValue(json, TEXTS);
    }

    static List<Long> numbers(@Nullable String json) {
        return json == null ? List.of() : MAPPER.readValue(json, NUMBERS);
    }
}
