package io.goodsflow.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The descriptions of the API as they lie in {@code docs/openapi}. */
final class ApiDocuments {

    static final List<String> SERVICES =
            List.of("product-service", "inventory-service", "qc-service", "supply-service");

    private ApiDocuments() {}

    static JsonNode committed(String service) {
        Path file = Repository.root().resolve("docs/openapi/" + service + ".json");
        try {
            return JsonMapper.shared().readTree(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every operation of the services; the local issuer of the gateway is no part of it. */
    static List<ApiOperation> operations() {
        return SERVICES.stream()
                .flatMap(service -> ApiOperation.of(service, committed(service)))
                .toList();
    }
}
