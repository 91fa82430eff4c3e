package io.goodsflow.kit.openapi;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.Paths;
import io.swagger.v3.oas.models.responses.ApiResponses;
import io.swagger.v3.oas.models.tags.Tag;
import java.util.Comparator;
import java.util.TreeMap;

/** The same code gives the same document: what comes from maps and reflection is put in order. */
final class SortedDocument {

    private SortedDocument() {}

    static void apply(OpenAPI document) {
        Paths paths = new Paths();
        new TreeMap<>(document.getPaths()).forEach(paths::addPathItem);
        document.setPaths(paths);
        paths.values().stream().flatMap(item -> item.readOperations().stream()).forEach(SortedDocument::sortResponses);
        Components components = document.getComponents();
        components.setSchemas(new TreeMap<>(components.getSchemas()));
        if (document.getTags() != null) {
            document.getTags().sort(Comparator.comparing(Tag::getName));
        }
    }

    private static void sortResponses(Operation operation) {
        ApiResponses responses = new ApiResponses();
        new TreeMap<>(operation.getResponses()).forEach(responses::addApiResponse);
        operation.setResponses(responses);
    }
}
