package io.goodsflow.inventory.reservation;

import static io.goodsflow.inventory.Shop.newOrder;

import io.goodsflow.inventory.Callers;
import io.goodsflow.inventory.InventoryTest;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;

/** What never reaches a use case. */
@InventoryTest
class ReservationEdgeTest {

    private static final String PATH = "/api/trade/reservations";

    @LocalServerPort
    private int port;

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "order_id; {'lines': [{'sku_id': 1, 'qty': 1}]}",
                "order_id; {'order_id': 'a b', 'lines': [{'sku_id': 1, 'qty': 1}]}",
                "lines; {'order_id': 'o', 'lines': []}",
                "lines[0]; {'order_id': 'o', 'lines': [{'qty': 1}]}",
                "lines[0]; {'order_id': 'o', 'lines': [{'sku_id': 1, 'inventory_key': 'sku:1', 'qty': 1}]}",
                "lines[0].inventory_key; {'order_id': 'o', 'lines': [{'inventory_key': 'sku:x', 'qty': 1}]}",
                "lines[0].sku_id; {'order_id': 'o', 'lines': [{'sku_id': 0, 'qty': 1}]}",
                "lines[0].sku_id; {'order_id': 'o', 'lines': [{'sku_id': 99999999999999999, 'qty': 1}]}",
                "lines[0].qty; {'order_id': 'o', 'lines': [{'sku_id': 1, 'qty': 0}]}",
                "lines[0].qty; {'order_id': 'o', 'lines': [{'sku_id': 1}]}",
                "lines[0].qty; {'order_id': 'o', 'lines': [{'sku_id': 1, 'qty': 2147483648}]}",
                "ttl_seconds; {'order_id': 'o', 'ttl_seconds': 0, 'lines': [{'sku_id': 1, 'qty': 1}]}",
                "ttl_seconds; {'order_id': 'o', 'ttl_seconds': 86401, 'lines': [{'sku_id': 1, 'qty': 1}]}"
            })
    void anInvalidOrderIsRefusedByField(String field, String body) {
        post("", body)
                .expectStatus()
                .isBadRequest()
                .expectHeader()
                .contentTypeCompatibleWith(MediaType.APPLICATION_PROBLEM_JSON)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("request.invalid")
                .jsonPath("$.errors[0].field")
                .isEqualTo(field);
    }

    @Test
    void anUnknownFieldIsRefused() {
        post("", "{'order_id': 'o', 'price': 1, 'lines': [{'sku_id': 1, 'qty': 1}]}")
                .expectStatus()
                .isBadRequest()
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("request.unknown_field");
        post("/" + newOrder() + "/confirm", "{'lines': []}")
                .expectStatus()
                .isBadRequest()
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("request.unknown_field");
    }

    @Test
    void anOrderIdThatCannotBeIsRefusedInThePathToo() {
        post("/%20/release", "{}").expectStatus().isBadRequest();
    }

    @Test
    void withoutATokenNothingIsAnswered() {
        Callers.withoutToken(port)
                .get()
                .uri(PATH + "/o")
                .exchange()
                .expectStatus()
                .isUnauthorized()
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("auth.token_missing");
    }

    @ParameterizedTest
    @ValueSource(strings = {"OPERATOR", "ADMIN", "MERCHANT", "REVIEWER", "CUSTOMER", "SERVICE"})
    void onlyTheOrderDomainMayReserve(String role) {
        Callers.as(port, role).get().uri(PATH + "/o").exchange().expectStatus().isForbidden();
    }

    @ParameterizedTest
    @ValueSource(strings = {"TRADE", "MERCHANT", "REVIEWER", "CUSTOMER", "SERVICE"})
    void onlyTheBackOfficeSeesTheLedger(String role) {
        Callers.as(port, role)
                .get()
                .uri("/api/admin/inventory/sku:1/ledger")
                .exchange()
                .expectStatus()
                .isForbidden();
    }

    @ParameterizedTest
    @ValueSource(strings = {"TRADE", "OPERATOR", "ADMIN", "MERCHANT"})
    void nobodyButServicesReachesTheInternalSide(String role) {
        Callers.as(port, role)
                .post()
                .uri("/internal/inventory/stock")
                .contentType(MediaType.APPLICATION_JSON)
                .body("{\"sku_ids\": [1]}")
                .exchange()
                .expectStatus()
                .isForbidden();
    }

    private RestTestClient.ResponseSpec post(String path, String body) {
        return Callers.with(port, "trade", "TRADE")
                .post()
                .uri(URI.create("http://127.0.0.1:" + port + PATH + path))
                .contentType(MediaType.APPLICATION_JSON)
                .body(body.replace('\'', '"'))
                .exchange();
    }
}
