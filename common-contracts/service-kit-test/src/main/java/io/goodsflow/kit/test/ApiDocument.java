package io.goodsflow.kit.test;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An OpenAPI document, read for tests. */
final class ApiDocument {

    private static final Set<String> METHODS = Set.of("get", "put", "post", "patch", "delete");

    private final Map<String, JsonNode> operations = new TreeMap<>();

    ApiDocument(String document) {
        for (Map.Entry<String, JsonNode> path :
                JsonMapper.shared().readTree(document).path("paths").properties()) {
            for (Map.Entry<String, JsonNode> member : path.getValue().properties()) {
                if (METHODS.contains(member.getKey())) {
                    operations.put(
                            member.getKey().toUpperCase(Locale.ROOT) + " " + Endpoints.anonymous(path.getKey()),
                            member.getValue());
                }
            }
        }
    }

    Set<String> operations() {
        return operations.keySet();
    }

    Set<String> operationsWithoutRoles() {
        return those(operation -> operation.path("x-roles").isEmpty());
    }

    Set<String> operationsWithoutSummary() {
        return those(operation -> operation.path("summary").asString("").isBlank()
                || operation.path("tags").path(0).asString("").endsWith("-controller"));
    }

    Set<String> writesWithoutExample() {
        return those(operation -> operation.has("requestBody")
                && example(operation.path("requestBody")).isEmpty());
    }

    /** Example of the body of the operation with this id. */
    Optional<JsonNode> requestExample(String operationId) {
        return byId(operationId).flatMap(operation -> example(operation.path("requestBody")));
    }

    List<JsonNode> responseExamples(String operationId) {
        return byId(operationId).stream()
                .flatMap(operation -> operation.path("responses").values().stream())
                .flatMap(response -> example(response).stream())
                .toList();
    }

    private Optional<JsonNode> byId(String operationId) {
        return operations.values().stream()
                .filter(operation -> operation.path("operationId").asString("").equals(operationId))
                .findFirst();
    }

    private static Optional<JsonNode> example(JsonNode body) {
        Iterator<JsonNode> contents = body.path("content").values().iterator();
        return contents.hasNext() ? Optional.ofNullable(contents.next().get("example")) : Optional.empty();
    }

    private Set<String> those(Predicate<JsonNode> condition) {
        return operations.entrySet().stream()
                .filter(operation -> condition.test(operation.getValue()))
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
