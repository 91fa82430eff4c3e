package io.goodsflow.e2e;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One to three fields of an item that somebody wants changed.
 *
 * @param values new values by path, null clears the field
 */
record Edit(Map<String, @Nullable Object> values) {

    private static final List<String> TEXTS = List.of("title", "description", "brand");
    private static final int ATTRIBUTES = 4;

    /** @param mark makes its texts unlike those of any other edit */
    static Edit random(Random random, String mark, List<Long> skus) {
        Map<String, @Nullable Object> values = new HashMap<>();
        int fields = 1 + random.nextInt(3);
        while (values.size() < fields) {
            switch (random.nextInt(3)) {
                case 0 -> values.put(TEXTS.get(random.nextInt(TEXTS.size())), mark);
                case 1 -> values.put("attributes.a" + random.nextInt(ATTRIBUTES), random.nextInt(4) == 0 ? null : mark);
                default ->
                    values.put("skus[" + skus.get(random.nextInt(skus.size())) + "].price", (long)
                            random.nextInt(1_000_000));
            }
        }
        return new Edit(values);
    }

    /** Of its fields those. */
    Edit only(Set<String> paths) {
        Map<String, @Nullable Object> some = new HashMap<>(values);
        some.keySet().retainAll(paths);
        return new Edit(some);
    }

    /** The fields of both. */
    Edit and(Edit other) {
        Map<String, @Nullable Object> all = new HashMap<>(values);
        all.putAll(other.values);
        return new Edit(all);
    }

    /** As the body of an UpdateDraft says it. */
    Map<String, Object> patch() {
        Map<String, Object> patch = new HashMap<>();
        Map<String, @Nullable Object> attributes = new HashMap<>();
        Map<String, Object> skus = new HashMap<>();
        Set<String> clear = new HashSet<>();
        values.forEach((path, value) -> {
            if (path.startsWith("attributes.")) {
                attributes.put(path.substring("attributes.".length()), value);
            } else if (path.startsWith("skus[")) {
                skus.put(path.substring("skus[".length(), path.indexOf(']')), Map.of("price", value));
            } else if (value == null) {
                clear.add(path);
            } else {
                patch.put(path, value);
            }
        });
        putUnlessEmpty(patch, "attributes", attributes, attributes.isEmpty());
        putUnlessEmpty(patch, "skus", skus, skus.isEmpty());
        putUnlessEmpty(patch, "clear", List.copyOf(clear), clear.isEmpty());
        return patch;
    }

    private static void putUnlessEmpty(Map<String, Object> patch, String name, Object value, boolean isEmpty) {
        if (!isEmpty) {
            patch.put(name, value);
        }
    }

    /** What it makes of a content. */
    void applyTo(Map<String, Object> content) {
        values.forEach((path, value) -> {
            if (value == null) {
                content.remove(path);
            } else {
                content.put(path, value);
            }
        });
    }

    /** A snapshot's content by the paths that edits speak of; fields without a value are left out. */
    static SortedMap<String, Object> fieldsOf(JsonNode content) {
        SortedMap<String, Object> fields = new TreeMap<>();
        for (String text : TEXTS) {
            content.path(text).asStringOpt().ifPresent(value -> fields.put(text, value));
        }
        content.path("attributes")
                .properties()
                .forEach(entry -> fields.put(
                        "attributes." + entry.getKey(), entry.getValue().asString()));
        for (JsonNode sku : content.path("skus")) {
            fields.put(
                    "skus[" + sku.path("sku_id").asLong() + "].price",
                    sku.path("price").asLong());
        }
        return fields;
    }

    static List<Long> skusOf(JsonNode draft) {
        List<Long> ids = new ArrayList<>();
        draft.path("skus").forEach(sku -> ids.add(sku.path("sku_id").asLong()));
        return ids;
    }
}
