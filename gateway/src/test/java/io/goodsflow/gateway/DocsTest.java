package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class DocsTest extends GatewayFixture {

    private static final Map<String, StubService> SERVICES = Map.of(
            "product-service", PRODUCT, "inventory-service", INVENTORY, "supply-service", SUPPLY, "qc-service", QC);

    @ParameterizedTest
    @CsvSource({
        "/docs, text/html",
        "/docs/assets/docs.js, text/javascript",
        "/docs/assets/swagger-ui.css, text/css",
        "/docs/assets/swagger-ui-bundle.js, text/javascript",
        "/docs/assets/swagger-ui-standalone-preset.js, text/javascript",
        "/docs/openapi/gateway.json, application/json"
    })
    void the_page_and_its_files_need_no_token(String path, String type) {
        HttpResponse<String> answer = send(request(path));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isNotBlank();
        assertThat(answer.headers().firstValue("Content-Type")).get().asString().startsWith(type);
        assertThat(answer.headers().firstValue("Content-Security-Policy"))
                .get()
                .asString()
                .contains("script-src 'self';");
    }

    @Test
    void the_page_loads_nothing_from_elsewhere() {
        assertThat(send(request("/docs")).body())
                .doesNotContain("://")
                .doesNotContain("onload")
                .doesNotContain("<script>");
    }

    @Test
    void each_listed_document_is_asked_of_its_service_without_a_token() {
        JsonNode list = json(send(request("/docs/documents.json"))).get("documents");

        assertThat(list.valueStream().map(document -> document.get("name").asString()))
                .containsExactlyInAnyOrder(
                        "product-service", "inventory-service", "qc-service", "supply-service", "gateway");
        SERVICES.forEach((name, stub) -> {
            String path = "/docs/openapi/" + name + ".json";
            assertThat(list.findValuesAsString("url")).contains(path);
            assertThat(send(request(path)).statusCode()).isEqualTo(200);
            assertThat(stub.seen().get(0).path()).isEqualTo(path);
        });
    }
}
