package io.goodsflow.e2e;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * One operation of the described API.
 *
 * @param service whose document has it
 * @param path with its variables in braces
 * @param description the operation as the document has it
 */
record ApiOperation(String service, String method, String path, JsonNode description) {

    private static final Set<String> METHODS = Set.of("get", "put", "post", "patch", "delete");
    private static final String JSON = "application/json";

    static Stream<ApiOperation> of(String service, JsonNode document) {
        return document.path("paths").properties().stream().flatMap(path -> path.getValue().properties().stream()
                .filter(member -> METHODS.contains(member.getKey()))
                .map(member -> new ApiOperation(
                        service, member.getKey().toUpperCase(Locale.ROOT), path.getKey(), member.getValue())));
    }

    /** Method and path. */
    String name() {
        return method + " " + path;
    }

    Set<String> roles() {
        return new TreeSet<>(strings(description.path("x-roles")));
    }

    boolean isForGuests() {
        return roles().contains("GUEST");
    }

    boolean hasJsonBody() {
        return description.path("requestBody").path("content").has(JSON);
    }

    Optional<JsonNode> example() {
        return Optional.ofNullable(
                description.path("requestBody").path("content").path(JSON).get("example"));
    }

    /** Names of parameters in the path or query that identify something. */
    Set<String> identifyingParameters() {
        Set<String> names = new TreeSet<>();
        for (JsonNode parameter : description.path("parameters")) {
            String name = parameter.path("name").asString("");
            String in = parameter.path("in").asString("");
            if (in.equals("path") || in.equals("query") && (name.equals("id") || name.endsWith("_id"))) {
                names.add(name);
            }
        }
        return names;
    }

    /** The path with ids of nothing that exists. */
    String pathOfNothing() {
        String filled = path;
        for (JsonNode parameter : description.path("parameters")) {
            if (parameter.path("in").asString("").equals("path")) {
                String name = parameter.path("name").asString("");
                boolean number =
                        parameter.path("schema").path("type").asString("").equals("integer");
                filled = filled.replace("{" + name + "}", number ? "900719925474000" : "nothing-" + name);
            }
        }
        return filled;
    }

    String with(Map<String, String> values) {
        String filled = path;
        for (Map.Entry<String, String> value : values.entrySet()) {
            filled = filled.replace("{" + value.getKey() + "}", value.getValue());
        }
        return filled;
    }

    private static List<String> strings(JsonNode array) {
        return array.valueStream().map(JsonNode::asString).toList();
    }
}
