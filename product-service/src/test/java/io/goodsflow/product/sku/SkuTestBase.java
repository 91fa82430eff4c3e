package io.goodsflow.product.sku;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.InventoryStub;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.StockDeskStub;
import io.goodsflow.product.Templates;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.sku.application.HealSkus;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

/** A product with a SKU, an operator, and an inventory-service that does as it is told. */
@ProductServiceTest
abstract class SkuTestBase {

    static final String SKUS = "/api/admin/products/{id}/skus";
    static final String SKU = "/api/admin/skus/{id}";

    @Autowired
    Workshop workshop;

    @Autowired
    Templates templates;

    @Autowired
    InventoryStub inventory;

    @Autowired
    StockDeskStub desk;

    @Autowired
    HealSkus healSkus;

    @Autowired
    JdbcTemplate jdbc;

    @LocalServerPort
    int port;

    Http operator;
    long category;
    long product;

    @BeforeEach
    void aProduct() {
        inventory.knows(Map.of());
        desk.recover();
        operator = Http.as(port, "OPERATOR");
        category = workshop.newCategory();
        product = newProduct();
    }

    @AfterEach
    void theDeskRecovers() {
        desk.recover();
    }

    long newProduct() {
        return operator.post(
                        201, "{\"category_id\": %d, \"title\": \"Oolong\"}".formatted(category), "/api/admin/products")
                .get("id")
                .asLong();
    }

    long added(String size, long price, long stock) {
        return operator.post(201, sku(size, price, stock), SKUS, product)
                .get("id")
                .asLong();
    }

    static String sku(String size, long price, long stock) {
        return "{\"specs\": {\"size\": \"%s\"}, \"price\": %d, \"stock\": %d}".formatted(size, price, stock);
    }

    static String edit(String size, long price, long stock, long expected) {
        return "{\"specs\": {\"size\": \"%s\"}, \"price\": %d, \"stock\": %d, \"expected_stock\": %d}"
                .formatted(size, price, stock, expected);
    }

    static void assertCode(JsonNode problem, String code) {
        assertThat(problem.get("code").asString()).isEqualTo(code);
    }

    /** The time of everything interrupted has come. */
    void heal() {
        jdbc.update("UPDATE product_sku_intent SET next_attempt_at = '2020-01-01' WHERE item_id = ?", product);
        jdbc.update("UPDATE product_sku_stock SET next_attempt_at = '2020-01-01' WHERE item_id = ?", product);
        healSkus.handle();
    }

    List<String> intents(long skuId) {
        return jdbc.queryForList(
                "SELECT state FROM product_sku_intent WHERE sku_id = ? ORDER BY intent_id", String.class, skuId);
    }

    long version() {
        return operator.get(200, "/api/admin/products/{id}", product)
                .get("publish_version")
                .asLong();
    }

    /** Both sides, and the ledger explains the one. */
    void assertSku(long skuId, String size, long price, long available) {
        assertSku(skuId, size, price, available, 0);
    }

    /** The same, while orders have units of it. */
    void assertSku(long skuId, String size, long price, long available, long taken) {
        Map<String, Object> row = jdbc.queryForMap("SELECT specs, price FROM product_sku_tab WHERE sku_id = ?", skuId);
        assertThat(row)
                .containsEntry("specs", "{\"size\":\"%s\"}".formatted(size))
                .containsEntry("price", price);
        assertThat(desk.available(skuId)).isEqualTo(available);
        assertThat(desk.ledger(skuId)).isEqualTo(available + taken);
        assertThat(desk.isRetired(skuId)).isFalse();
    }

    boolean isThere(long skuId) {
        return !jdbc.queryForList("SELECT sku_id FROM product_sku_tab WHERE sku_id = ?", Long.class, skuId)
                .isEmpty();
    }
}
