package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The page that shows the API of all services. */
@FleetTest
@Order(6)
class DocsTest {

    private static final Pattern ASSET = Pattern.compile("(?:src|href)=\"(/[^\"]+)\"");

    private final Wire gateway = new Doors(new RunningFleet()).gateway();

    @Test
    void the_page_and_everything_it_names_loads_without_a_token() {
        Wire.Reply page = gateway.send("GET", "/docs", "");

        assertThat(page.status()).isEqualTo(200);
        List<String> assets = ASSET.matcher(page.raw().body())
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(assets).hasSize(4);
        for (String asset : assets) {
            Wire.Reply reply = gateway.send("GET", asset, "");
            assertThat(reply.status()).as(asset).isEqualTo(200);
            assertThat(reply.raw().body()).as(asset).isNotBlank();
        }
    }

    @Test
    void the_page_offers_every_document() {
        Wire.Reply list = gateway.send("GET", "/docs/documents.json", "");

        assertThat(list.body().path("documents").findValuesAsString("url"))
                .containsExactlyInAnyOrder(
                        "/docs/openapi/gateway.json",
                        "/docs/openapi/product-service.json",
                        "/docs/openapi/inventory-service.json",
                        "/docs/openapi/qc-service.json",
                        "/docs/openapi/supply-service.json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gateway", "product-service", "inventory-service", "qc-service", "supply-service"})
    void what_is_served_is_what_is_committed(String service) {
        Wire.Reply served = gateway.send("GET", "/docs/openapi/" + service + ".json", "");

        assertThat(served.status()).isEqualTo(200);
        JsonNode committed = ApiDocuments.committed(service);
        assertThat(served.body().path("paths")).isEqualTo(committed.path("paths"));
        assertThat(served.body().path("components")).isEqualTo(committed.path("components"));
        assertThat(served.raw().body()).doesNotContain("/internal/").doesNotContain("127.0.0.1");
    }
}
