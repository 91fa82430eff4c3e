package io.goodsflow.kit.openapi;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.media.ArraySchema;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.IntegerSchema;
import io.swagger.v3.oas.models.media.JsonSchema;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The refusals that every service shares, described once and named by each operation that can give them. */
final class SharedProblems {

    /** An operation that has this answer already has been told to; its text is put here. */
    static final String NOT_FOUND = "404";

    private static final String PROBLEM = "Problem";

    private SharedProblems() {}

    static void apply(OpenAPI document) {
        Components components = document.getComponents();
        components.addSchemas(PROBLEM, problem());
        for (Refusal refusal : Refusal.values()) {
            components.addResponses(refusal.name(), refusal.response());
        }
        document.getPaths().forEach((path, item) -> item.readOperationsMap()
                .forEach((method, operation) -> refusalsOf(path, method, operation)
                        .forEach(refusal -> operation
                                .getResponses()
                                .addApiResponse(
                                        Integer.toString(refusal.status),
                                        new ApiResponse().$ref("#/components/responses/" + refusal.name())))));
    }

    private static Set<Refusal> refusalsOf(String path, PathItem.HttpMethod method, Operation operation) {
        Set<Refusal> refusals = new LinkedHashSet<>();
        boolean body = operation.getRequestBody() != null;
        if (body || operation.getParameters() != null) {
            refusals.add(Refusal.Invalid);
        }
        if (operation.getSecurity() != null) {
            refusals.add(Refusal.Unauthorized);
            refusals.add(Refusal.Forbidden);
        }
        if (path.contains("{") || operation.getResponses().containsKey(NOT_FOUND)) {
            refusals.add(Refusal.NotFound);
        }
        if (method != PathItem.HttpMethod.GET) {
            refusals.add(Refusal.Conflict);
        }
        if (body) {
            refusals.add(Refusal.TooLarge);
            refusals.add(Refusal.UnsupportedMediaType);
        }
        if (method != PathItem.HttpMethod.GET) {
            refusals.add(Refusal.RequestReused);
        }
        refusals.add(Refusal.TooManyRequests);
        refusals.add(Refusal.Unavailable);
        return refusals;
    }

    private static Schema<?> problem() {
        Schema<?> fieldError = object("field", "code", "message");
        Schema<?> problem = object("type", "title", "detail", "instance", "code");
        problem.addProperty("status", new IntegerSchema().format("int32"));
        problem.addProperty("trace_id", text());
        problem.addProperty(
                "errors", new ArraySchema().items(fieldError).description("which field, for invalid input"));
        problem.setRequired(List.of("type", "title", "status", "detail", "instance", "code"));
        problem.setDescription("RFC 9457; a refusal may add members, such as the current version or value.");
        problem.setAdditionalProperties(true);
        return problem;
    }

    private static Schema<?> object(String... textProperties) {
        Schema<?> schema = new JsonSchema().typesItem("object");
        for (String name : textProperties) {
            schema.addProperty(name, text());
        }
        return schema;
    }

    private static Schema<?> text() {
        return new JsonSchema().typesItem("string");
    }

    /** Named as in the document. */
    private enum Refusal {
        Invalid(400, "The request is malformed or invalid; `errors` names the fields."),
        Unauthorized(401, "No token, or one that is not valid."),
        Forbidden(403, "The caller's role may not do that."),
        NotFound(404, "It is not there, or not the caller's."),
        Conflict(409, "It conflicts with the current state; the body names the present version or value."),
        TooLarge(413, "The body is too large."),
        UnsupportedMediaType(415, "The content type is not taken."),
        RequestReused(422, "The idempotency key or request number was used before with another content."),
        TooManyRequests(429, "Too many requests; `Retry-After` says when to come back."),
        Unavailable(503, "A dependency is down; `Retry-After` says when to come back.");

        private final int status;
        private final String description;

        Refusal(int status, String description) {
            this.status = status;
            this.description = description;
        }

        ApiResponse response() {
            return new ApiResponse()
                    .description(description)
                    .content(new Content()
                            .addMediaType(
                                    "application/problem+json",
                                    new MediaType().schema(new JsonSchema().$ref(PROBLEM))));
        }
    }
}
