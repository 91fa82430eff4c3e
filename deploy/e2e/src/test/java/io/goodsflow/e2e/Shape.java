package io.goodsflow.e2e;

import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** The paths of a document without its values; keys of free maps count as one. */
final class Shape {

    private static final Set<String> FREE_MAPS = Set.of("specs", "attributes");

    private Shape() {}

    static Set<String> of(JsonNode document) {
        Set<String> paths = new TreeSet<>();
        collect(document, "", paths);
        return paths;
    }

    private static void collect(JsonNode node, String path, Set<String> paths) {
        if (node.isObject()) {
            node.properties().forEach(field -> {
                String next = path + "/" + field.getKey();
                paths.add(next);
                if (!FREE_MAPS.contains(field.getKey())) {
                    collect(field.getValue(), next, paths);
                }
            });
        } else if (node.isArray()) {
            node.forEach(entry -> collect(entry, path + "[]", paths));
        }
    }
}
