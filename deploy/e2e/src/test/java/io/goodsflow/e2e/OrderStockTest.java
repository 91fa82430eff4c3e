package io.goodsflow.e2e;

import static io.goodsflow.e2e.Catalogue.PRODUCTS;
import static io.goodsflow.e2e.Catalogue.SKUS;
import static io.goodsflow.e2e.Catalogue.edit;
import static io.goodsflow.e2e.Catalogue.json;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.Patience;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** What the order domain does within an order (catalogue-module: GetSKUForUpdate, DeductStock, RestoreStock). */
@FleetTest
@Order(4)
class OrderStockTest {

    private static final long ABSENT = 9_007_199_254_740_000L;

    private final RunningFleet fleet = new RunningFleet();
    private final Tokens tokens = Tokens.of(fleet);
    private final Catalogue admin = new Catalogue(fleet.door("GATEWAY"), tokens.withRole("ADMIN"));
    private final Catalogue inventory = new Catalogue(fleet.door("INVENTORY"), tokens.withRole("SERVICE"));
    private final String order = "e2e-" + UUID.randomUUID();

    private long product;
    private long first;
    private long second;

    /** Of the present version, which the order confirmed. */
    private long version;

    @BeforeEach
    void a_product_on_sale_with_two_skus() {
        product = admin.newProduct(admin.newCategory(), "Camellia oolong");
        first = admin.newSku(product, "250g", 12_800, 5);
        second = admin.newSku(product, "500g", 23_900, 3);
        admin.expect(204, "POST", PRODUCTS + "/" + product + "/publish", "");
        version = admin.detail(product).body().path("publish_version").asLong();
    }

    @Test
    void an_order_takes_all_its_lines_or_none_and_gives_each_back_once() {
        Wire.Reply short1 = seen(order, List.of(line(first, 2), line(second, 4)));
        assertThat(short1.status()).isEqualTo(409);
        assertThat(short1.code()).isEqualTo("inventory.insufficient_stock");
        assertStock(5, 3);

        deduct(200, order, List.of(line(first, 2), line(second, 3)));
        deduct(200, order, List.of(line(first, 2), line(second, 3)));
        assertStock(3, 0);
        assertThat(deduct(422, order, List.of(line(first, 1), line(second, 3))).code())
                .isEqualTo("inventory.order_mismatch");

        restore(200, "line-1", first, 2);
        restore(200, "line-1", first, 2);
        assertStock(5, 0);
        assertThat(restore(409, "line-1-again", first, 2).code()).isEqualTo("inventory.nothing_to_restore");
        restore(200, "line-2", second, 3);
        assertStock(5, 3);
    }

    @Test
    void why_an_order_cannot_be_is_told_apart() {
        assertThat(seen(order, List.of(line(ABSENT, 1), line(first, 1))).status())
                .isEqualTo(404);
        assertThat(deduct(404, order, List.of(line(ABSENT, 1))).code()).isEqualTo("inventory.sku_not_found");
        assertThat(deduct(503, order, List.of(line(first, 1, version + 1))).code())
                .isEqualTo("inventory.version_not_seen");
        assertThat(deduct(409, order, List.of(line(first, 1, version - 1))).code())
                .isEqualTo("inventory.version_moved");
        assertThat(deduct(409, order, List.of(line(first, 6))).code()).isEqualTo("inventory.insufficient_stock");
        admin.expect(204, "DELETE", SKUS + second, "");
        Wire.Reply removed = until(404, order, line(second, 1));
        assertThat(removed.code()).isEqualTo("inventory.sku_not_found");
        admin.expect(204, "POST", PRODUCTS + "/" + product + "/unpublish", "");
        Wire.Reply offSale = until(404, order, line(first, 1, version + 2));
        assertThat(offSale.code()).isEqualTo("inventory.off_sale");
        assertThat(admin.detail(product)
                        .body()
                        .path("skus")
                        .path(0)
                        .path("stock")
                        .asLong())
                .isEqualTo(5);
    }

    @Test
    void an_edit_of_the_stock_and_an_order_never_count_a_unit_twice() {
        seen(order, List.of(line(first, 2)));

        admin.expect(409, "PUT", SKUS + first, edit("250g", 12_800, 50, 5));
        admin.expect(204, "PUT", SKUS + first, edit("250g", 12_800, 50, 3));
        assertThat(admin.expect(409, "DELETE", SKUS + first, "")
                        .body()
                        .path("confirmed")
                        .asLong())
                .isEqualTo(2);
        restore(200, "line-1", first, 2);
        assertStock(52, 3);
    }

    /** The first deduct that the newest version reached; before, there is no other answer than that. */
    private Wire.Reply seen(String orderId, List<Map<String, Long>> lines) {
        return Patience.until(Duration.ofSeconds(60), "The version at inventory-service", () -> {
            Wire.Reply reply = deduct(orderId, lines);
            boolean isEarly = reply.code().equals("inventory.version_not_seen");
            return isEarly ? Optional.empty() : Optional.of(reply);
        });
    }

    private Wire.Reply until(int status, String orderId, Map<String, Long> line) {
        return Patience.until(Duration.ofSeconds(60), "A refusal of " + line, () -> {
            Wire.Reply reply = deduct(orderId, List.of(line));
            return reply.status() == status ? Optional.of(reply) : Optional.empty();
        });
    }

    private Wire.Reply deduct(int status, String orderId, List<Map<String, Long>> lines) {
        Wire.Reply reply = deduct(orderId, lines);
        assertThat(reply.status()).as("%s %s", reply, reply.body()).isEqualTo(status);
        return reply;
    }

    private Wire.Reply deduct(String orderId, List<Map<String, Long>> lines) {
        return inventory.call(
                "POST",
                "/internal/inventory/orders/deduct",
                json(Map.of("order_id", orderId, "operator", "e2e", "lines", lines)));
    }

    private Wire.Reply restore(int status, String requestNo, long skuId, long qty) {
        return inventory.expect(
                status,
                "POST",
                "/internal/inventory/orders/restore",
                json(Map.of(
                        "order_id",
                        order,
                        "request_no",
                        requestNo,
                        "operator",
                        "e2e",
                        "lines",
                        List.of(Map.of("sku_id", skuId, "qty", qty)))));
    }

    private Map<String, Long> line(long skuId, long qty) {
        return line(skuId, qty, version);
    }

    private static Map<String, Long> line(long skuId, long qty, long version) {
        return Map.of("sku_id", skuId, "qty", qty, "publish_version", version);
    }

    private void assertStock(long ofFirst, long ofSecond) {
        assertThat(admin.detail(product).body().path("skus").valueStream().map(sku -> sku.path("stock")
                        .asLong()))
                .containsExactly(ofFirst, ofSecond);
    }
}
