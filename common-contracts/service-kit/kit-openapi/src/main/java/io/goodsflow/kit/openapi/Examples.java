package io.goodsflow.kit.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.media.Content;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * Takes examples from {@code openapi/<operation id>.json} on the class path: {@code request} is an example of the body,
 * {@code responses} has one for each status.
 */
final class Examples {

    private static final String FOLDER = "/openapi/";

    private Examples() {}

    static void apply(OpenAPI document) {
        document.getPaths().values().stream()
                .flatMap(item -> item.readOperations().stream())
                .forEach(Examples::apply);
    }

    private static void apply(Operation operation) {
        JsonNode examples = read(operation.getOperationId());
        if (examples == null) {
            return;
        }
        if (operation.getRequestBody() != null) {
            set(operation.getRequestBody().getContent(), examples.get("request"));
        }
        operation
                .getResponses()
                .forEach((status, response) ->
                        set(response.getContent(), examples.path("responses").get(status)));
    }

    private static void set(@Nullable Content content, @Nullable JsonNode example) {
        if (content != null && example != null) {
            content.values().forEach(media -> media.setExample(example));
        }
    }

    private static @Nullable JsonNode read(String operationId) {
        try (InputStream file = Examples.class.getResourceAsStream(FOLDER + operationId + ".json")) {
            return file == null ? null : Json31.mapper().readTree(file);
        } catch (IOException e) {
            throw new UncheckedIOException("examples of " + operationId, e);
        }
    }
}
