package io.goodsflow.inventory.reservation;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.newId;
import static io.goodsflow.inventory.Shop.newOrder;

import io.goodsflow.inventory.Callers;
import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.kit.web.Cursors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;

/** The order domain's view, as api.md fixes it. */
@InventoryTest
class ReservationHttpTest {

    @Autowired
    private Shop shop;

    @LocalServerPort
    private int port;

    private final String order = newOrder();
    private RestTestClient trade;
    private long sku;

    @BeforeEach
    void aSkuOnSale() {
        trade = Callers.with(port, "trade", "TRADE");
        sku = shop.skuOnSale(10);
    }

    @Test
    void anOrderIsReservedConfirmedAndReadBack() {
        reserve(order, "{\"sku_id\": %d, \"qty\": 2}".formatted(sku))
                .expectStatus()
                .isCreated()
                .expectHeader()
                .valueEquals("Location", "/api/trade/reservations/" + order)
                .expectBody()
                .jsonPath("$.order_id")
                .isEqualTo(order)
                .jsonPath("$.state")
                .isEqualTo("RESERVED")
                .jsonPath("$.lines[0].sku_id")
                .isEqualTo(sku)
                .jsonPath("$.lines[0].inventory_key")
                .isEqualTo(key(sku))
                .jsonPath("$.lines[0].qty")
                .isEqualTo(2)
                .jsonPath("$.expires_at")
                .isNotEmpty();
        reserve(order, "{\"inventory_key\": \"%s\", \"qty\": 2}".formatted(key(sku)))
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.state")
                .isEqualTo("RESERVED");
        post("/" + order + "/confirm", null)
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.state")
                .isEqualTo("CONFIRMED");
        trade.get()
                .uri("/api/trade/reservations/" + order)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.state")
                .isEqualTo("CONFIRMED");
        post("/" + order + "/release", "{}")
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("inventory.illegal_state")
                .jsonPath("$.state")
                .isEqualTo("CONFIRMED");
    }

    @Test
    void aRefusalNamesTheLines() {
        reserve(order, "{\"sku_id\": %d, \"qty\": 11}".formatted(sku))
                .expectStatus()
                .isEqualTo(409)
                .expectHeader()
                .contentTypeCompatibleWith(MediaType.APPLICATION_PROBLEM_JSON)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("inventory.insufficient_stock")
                .jsonPath("$.lines[0].sku_id")
                .isEqualTo(sku)
                .jsonPath("$.lines[0].qty")
                .isEqualTo(11)
                .jsonPath("$.lines[0].available")
                .isEqualTo(10);

        long unknown = newId();
        reserve(order, "{\"sku_id\": %d, \"qty\": 1}".formatted(unknown))
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("inventory.not_on_sale")
                .jsonPath("$.lines[0].sku_id")
                .isEqualTo(unknown);
    }

    @Test
    void anotherLifeUnderTheSameOrderIs422() {
        String body = "{\"order_id\": \"%s\", \"lines\": [{\"sku_id\": %d, \"qty\": 1}], \"ttl_seconds\": %d}";
        post("", body.formatted(order, sku, 600)).expectStatus().isCreated();

        post("", body.formatted(order, sku, 600)).expectStatus().isOk();
        reserve(order, "{\"sku_id\": %d, \"qty\": 1}".formatted(sku))
                .expectStatus()
                .isOk();
        post("", body.formatted(order, sku, 601))
                .expectStatus()
                .isEqualTo(422)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("inventory.order_mismatch");
    }

    @Test
    void otherLinesUnderTheSameOrderAre422() {
        reserve(order, "{\"sku_id\": %d, \"qty\": 1}".formatted(sku));

        reserve(order, "{\"sku_id\": %d, \"qty\": 2}".formatted(sku))
                .expectStatus()
                .isEqualTo(422)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("inventory.order_mismatch");
    }

    @Test
    void aReleaseBeforeTheReserveIsFineAndClosesTheOrder() {
        post("/" + order + "/release", null)
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.state")
                .isEqualTo("RELEASED");

        reserve(order, "{\"sku_id\": %d, \"qty\": 1}".formatted(sku))
                .expectStatus()
                .isEqualTo(409)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("inventory.order_closed");
    }

    @Test
    void anUnknownOrderIsNotThere() {
        trade.get()
                .uri("/api/trade/reservations/" + order)
                .exchange()
                .expectStatus()
                .isNotFound()
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("inventory.reservation_not_found");
        post("/" + order + "/confirm", null).expectStatus().isNotFound();
    }

    @Test
    void theBackOfficeSeesTheKeyAndItsHistory() {
        reserve(order, "{\"sku_id\": %d, \"qty\": 2}".formatted(sku));
        RestTestClient ops = Callers.with(port, "olga", "OPERATOR");

        ops.get()
                .uri("/api/admin/inventory/{key}", key(sku))
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.mode")
                .isEqualTo("QTY")
                .jsonPath("$.total")
                .isEqualTo(10)
                .jsonPath("$.available")
                .isEqualTo(8)
                .jsonPath("$.reserved")
                .isEqualTo(2)
                .jsonPath("$.inventory_version")
                .isEqualTo(1)
                .jsonPath("$.seq")
                .isEqualTo(2)
                .jsonPath("$.health")
                .isEqualTo("HEALTHY");
        ops.get()
                .uri("/api/admin/inventory/{key}/ledger?page_size=1", key(sku))
                .exchange()
                .expectBody()
                .jsonPath("$.items.length()")
                .isEqualTo(1)
                .jsonPath("$.items[0].request_no")
                .isEqualTo("reserve:" + order + ":1")
                .jsonPath("$.items[0].type")
                .isEqualTo("RESERVE")
                .jsonPath("$.items[0].delta.available")
                .isEqualTo(-2)
                .jsonPath("$.items[0].balance_after.available")
                .isEqualTo(8)
                .jsonPath("$.items[0].operator")
                .isEqualTo("trade")
                .jsonPath("$.next_cursor")
                .isEqualTo(Cursors.encode(2));
        ops.get()
                .uri("/api/admin/inventory/{key}/ledger?cursor={cursor}", key(sku), Cursors.encode(2))
                .exchange()
                .expectBody()
                .jsonPath("$.items[0].type")
                .isEqualTo("INIT")
                .jsonPath("$.next_cursor")
                .isEmpty();
        ops.get()
                .uri("/api/admin/inventory/{key}", key(newId()))
                .exchange()
                .expectStatus()
                .isNotFound()
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("inventory.key_not_found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "-1", "99999999", "x"})
    void aCursorThatWasNotHandedOutIsRefused(String cursor) {
        Callers.with(port, "olga", "OPERATOR")
                .get()
                .uri("/api/admin/inventory/{key}/ledger?cursor={cursor}", key(sku), cursor)
                .exchange()
                .expectStatus()
                .isBadRequest()
                .expectBody()
                .jsonPath("$.errors[0].code")
                .isEqualTo("cursor.invalid");
    }

    @Test
    void anEmptyCursorIsTheStart() {
        Callers.with(port, "olga", "OPERATOR")
                .get()
                .uri("/api/admin/inventory/{key}/ledger?cursor=", key(sku))
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.items[0].type")
                .isEqualTo("INIT");
    }

    @ParameterizedTest
    @ValueSource(strings = {".", "..", "", " ", "a/b"})
    void anOrderIdCanStandInAPath(String orderId) {
        reserve(orderId, "{\"sku_id\": %d, \"qty\": 1}".formatted(sku))
                .expectStatus()
                .isBadRequest()
                .expectBody()
                .jsonPath("$.errors[0].field")
                .isEqualTo("order_id");
        reserve("..." + order, "{\"sku_id\": %d, \"qty\": 1}".formatted(sku))
                .expectStatus()
                .isCreated();
    }

    private RestTestClient.ResponseSpec reserve(String orderId, String lines) {
        return post("", "{\"order_id\": \"%s\", \"lines\": [%s]}".formatted(orderId, lines));
    }

    private RestTestClient.ResponseSpec post(String path, @Nullable String body) {
        RestTestClient.RequestBodySpec request = trade.post().uri("/api/trade/reservations" + path);
        return body == null
                ? request.exchange()
                : request.contentType(MediaType.APPLICATION_JSON).body(body).exchange();
    }
}
