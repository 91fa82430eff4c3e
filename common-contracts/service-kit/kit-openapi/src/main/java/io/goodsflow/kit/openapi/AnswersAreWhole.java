package io.goodsflow.kit.openapi;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.Schema;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Answers write every member, nulls included; so in a schema that no request uses every property is required. */
final class AnswersAreWhole {

    private AnswersAreWhole() {}

    @SuppressWarnings({"rawtypes", "unchecked"})
    static void apply(OpenAPI document) {
        Map<String, Schema> schemas = document.getComponents().getSchemas();
        Set<String> asked = new HashSet<>();
        Set<String> answered = new HashSet<>();
        document.getPaths().values().stream()
                .flatMap(item -> item.readOperations().stream())
                .forEach(operation -> {
                    if (operation.getRequestBody() != null) {
                        reach(operation.getRequestBody().getContent(), schemas, asked);
                    }
                    operation.getResponses().forEach((status, response) -> {
                        if (status.startsWith("2")) {
                            reach(response.getContent(), schemas, answered);
                        }
                    });
                });
        answered.removeAll(asked);
        schemas.forEach((name, schema) -> {
            if (answered.contains(name) && schema.getProperties() != null) {
                schema.setRequired(new ArrayList<>(schema.getProperties().keySet()));
            }
        });
    }

    @SuppressWarnings("rawtypes")
    private static void reach(@Nullable Content content, Map<String, Schema> schemas, Set<String> reached) {
        if (content != null) {
            content.values().forEach(media -> reach(media.getSchema(), schemas, reached));
        }
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    private static void reach(@Nullable Schema schema, Map<String, Schema> schemas, Set<String> reached) {
        if (schema == null) {
            return;
        }
        if (schema.get$ref() != null) {
            String name = RecordModels.nameIn(schema.get$ref());
            if (reached.add(name)) {
                reach(schemas.get(name), schemas, reached);
            }
            return;
        }
        Stream<Schema> parts = Stream.of(schema.getItems());
        if (schema.getProperties() != null) {
            parts = Stream.concat(parts, ((Map<String, Schema>) schema.getProperties()).values().stream());
        }
        if (schema.getAnyOf() != null) {
            parts = Stream.concat(parts, schema.getAnyOf().stream());
        }
        if (schema.getAdditionalProperties() instanceof Schema values) {
            parts = Stream.concat(parts, Stream.of(values));
        }
        parts.filter(Objects::nonNull).forEach(part -> reach(part, schemas, reached));
    }
}
