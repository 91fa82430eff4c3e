package io.goodsflow.product.sku;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.StockDeskStub.Fault;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A SKU is added, and its stock at inventory-service. */
class AddSkuTest extends SkuTestBase {

    @Test
    void aSkuIsAVersionAndHasItsStock() {
        long sku = added("250g", 12_800, 40);

        assertSku(sku, "250g", 12_800, 40);
        JsonNode detail = operator.get(200, "/api/admin/products/{id}", product);
        assertThat(detail.get("publish_version").asLong()).isEqualTo(2);
        assertThat(detail.at("/skus/0/id").asLong()).isEqualTo(sku);
        assertThat(detail.at("/skus/0/product_id").asLong()).isEqualTo(product);
        assertThat(detail.at("/skus/0/specs/size").asString()).isEqualTo("250g");
        assertThat(jdbc.queryForList(
                        "SELECT action FROM product_edit_history_log WHERE item_id = ? ORDER BY history_id",
                        String.class,
                        product))
                .containsExactly("CREATE", "EDIT");
    }

    @Test
    void theSameSpecsAgainAreRefusedNamingTheSku() {
        long sku = added("250g", 12_800, 40);

        JsonNode problem = operator.post(409, sku("250g", 12_800, 40), SKUS, product);

        assertCode(problem, "product.specs_taken");
        assertThat(problem.get("sku_id").asLong()).isEqualTo(sku);
        assertThat(version()).isEqualTo(2);
        assertCode(operator.post(409, sku("\u200b250g ", 12_800, 40), SKUS, product), "product.specs_taken");
        added("500g", 1, 0);
    }

    @ParameterizedTest
    @EnumSource
    void whileItsStockIsNotSetTheSameRequestGoesOn(Fault fault) {
        desk.fails("create", fault);
        JsonNode problem = operator.post(503, sku("250g", 12_800, 40), SKUS, product);
        assertCode(problem, "server.dependency_down");
        assertCode(operator.post(409, sku("250g", 12_800, 41), SKUS, product), "product.specs_taken");
        assertCode(operator.post(409, sku("250g", 12_801, 40), SKUS, product), "product.specs_taken");
        operator.post(503, sku("250g", 12_800, 40), SKUS, product);

        desk.recover();
        long sku = added("250g", 12_800, 40);

        assertSku(sku, "250g", 12_800, 40);
        assertThat(version()).isEqualTo(2);
        assertCode(operator.post(409, sku("250g", 12_800, 40), SKUS, product), "product.specs_taken");
    }

    @ParameterizedTest
    @EnumSource
    void whatNobodyAsksForAgainIsHealed(Fault fault) {
        desk.fails("create", fault);
        operator.post(503, sku("250g", 12_800, 40), SKUS, product);
        heal();
        desk.recover();

        heal();

        long sku = jdbc.queryForObject("SELECT sku_id FROM product_sku_tab WHERE item_id = ?", Long.class, product);
        assertSku(sku, "250g", 12_800, 40);
        assertThat(jdbc.queryForObject("SELECT state FROM product_sku_stock WHERE sku_id = ?", String.class, sku))
                .isEqualTo("SET");
    }

    @Test
    void aKeyAnswersTheFirstSkuEvenIfItChangedSince() {
        Http keyed = operator.with("Idempotency-Key", Workshop.unique("key"));
        desk.fails("create", Fault.DOWN);
        keyed.post(503, sku("250g", 12_800, 40), SKUS, product);
        desk.recover();

        long sku = keyed.post(201, sku("250g", 12_800, 40), SKUS, product)
                .get("id")
                .asLong();
        operator.put(204, edit("1kg", 1, 40, 40), SKU, sku);

        assertThat(keyed.post(201, sku("250g", 12_800, 40), SKUS, product)
                        .get("id")
                        .asLong())
                .isEqualTo(sku);
        assertCode(keyed.post(422, sku("250g", 1, 40), SKUS, product), "request.idempotency_key_reused");
    }

    @Test
    void aKeyOfASkuWhoseStockWasRefusedIsRefusedAgain() {
        Http keyed = operator.with("Idempotency-Key", Workshop.unique("key"));
        desk.refuses("create", 409, "inventory.declaration_overtaken");
        JsonNode first = keyed.post(409, sku("250g", 12_800, 40), SKUS, product);
        assertCode(first, "product.sku_stock_refused");
        desk.recover();

        JsonNode again = keyed.post(409, sku("250g", 12_800, 40), SKUS, product);

        assertCode(again, "product.sku_stock_refused");
        assertThat(again.get("sku_id")).isEqualTo(first.get("sku_id"));
        assertThat(again.get("detail")).isEqualTo(first.get("detail"));
        assertThat(desk.calls(first.get("sku_id").asLong())).containsExactly("create");
        assertThat(desk.knows(first.get("sku_id").asLong())).isFalse();
        assertThat(version()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 404, 409, 413, 422})
    void whatIsNoWordOfInventoryServiceLeavesTheStockToBeSet(int status) {
        desk.isOutOfReach("create", status);
        assertCode(operator.post(503, sku("250g", 12_800, 40), SKUS, product), "server.dependency_down");
        heal();
        desk.recover();

        assertSku(added("250g", 12_800, 40), "250g", 12_800, 40);
        assertThat(version()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"request.not_found", "request.unknown_field", "auth.forbidden", "order.unknown"})
    void noRefusalThatIsNotAboutTheStockIsItsEnd(String code) {
        desk.refuses("create", 409, code);
        operator.post(503, sku("250g", 12_800, 40), SKUS, product);
        desk.recover();

        assertSku(added("250g", 12_800, 40), "250g", 12_800, 40);
    }

    @Test
    void ofManyEqualRequestsAtOnceOneSkuComes() throws Exception {
        List<Integer> skus = Together.run(6, i -> {
            try {
                added("250g", 12_800, 40);
                return 201;
            } catch (AssertionError refused) {
                return 409;
            }
        });

        assertThat(skus).contains(201);
        assertThat(jdbc.queryForObject("SELECT COUNT(*) FROM product_sku_tab WHERE item_id = ?", Long.class, product))
                .isOne();
        assertThat(version()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"price\": 1, \"stock\": 1}",
                "{\"specs\": null, \"price\": 1, \"stock\": 1}",
                "{\"specs\": [], \"price\": 1, \"stock\": 1}",
                "{\"specs\": \"red\", \"price\": 1, \"stock\": 1}",
                "{\"specs\": {\"size\": null}, \"price\": 1, \"stock\": 1}",
                "{\"specs\": {\"size\": {\"a\": 1}}, \"price\": 1, \"stock\": 1}",
                "{\"specs\": {\"\": \"a\"}, \"price\": 1, \"stock\": 1}",
                "{\"specs\": {}, \"stock\": 1}",
                "{\"specs\": {}, \"price\": -1, \"stock\": 1}",
                "{\"specs\": {}, \"price\": 100000001, \"stock\": 1}",
                "{\"specs\": {}, \"price\": 1.5, \"stock\": 1}",
                "{\"specs\": {}, \"price\": 1}",
                "{\"specs\": {}, \"price\": 1, \"stock\": -1}",
                "{\"specs\": {}, \"price\": 1, \"stock\": 2147483648}",
                "{\"specs\": {}, \"price\": 1, \"stock\": 1, \"sku_code\": \"A\"}"
            })
    void whatIsWrongIsRefused(String body) {
        operator.post(400, body, SKUS, product);

        assertThat(version()).isOne();
    }

    @Test
    void theLargestFiguresFit() {
        String size = "x".repeat(255 - "{'size':''}".length());

        assertSku(added(size, 100_000_000, 2_147_483_647), size, 100_000_000, 2_147_483_647);
        operator.post(400, sku(size + "x", 1, 1), SKUS, product);
        operator.post(201, "{\"specs\": {}, \"price\": 0, \"stock\": 0}", SKUS, product);
    }

    @Test
    void noProductNoSku() {
        assertCode(operator.post(404, sku("250g", 1, 1), SKUS, Workshop.newId()), "product.not_found");
        operator.post(200, null, "/api/admin/items/{id}/archive", product);
        assertCode(operator.post(409, sku("250g", 1, 1), SKUS, product), "product.illegal_sale_state");
    }
}
