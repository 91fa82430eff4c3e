package io.goodsflow.product.sku;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.StockDeskStub.Fault;
import io.goodsflow.product.Workshop;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A SKU and its stock are edited together. */
class EditSkuTest extends SkuTestBase {

    private long sku;

    @BeforeEach
    void aSku() {
        sku = added("250g", 100, 10);
    }

    @Test
    void specsPriceAndStockChangeTogether() {
        operator.put(204, edit("500g", 200, 7, 10), SKU, sku);

        assertSku(sku, "500g", 200, 7);
        assertThat(version()).isEqualTo(3);
        assertThat(intents(sku)).containsExactly("DONE");
    }

    @Test
    void stockAloneIsNoVersion() {
        operator.put(204, edit("250g", 100, 7, 10), SKU, sku);

        assertSku(sku, "250g", 100, 7);
        assertThat(version()).isEqualTo(2);
        assertThat(intents(sku)).containsExactly("DONE");
    }

    @Test
    void priceAloneAsksNoAdjustment() {
        operator.put(204, edit("250g", 150, 10, 10), SKU, sku);

        assertSku(sku, "250g", 150, 10);
        assertThat(version()).isEqualTo(3);
        assertThat(desk.calls(sku)).containsExactly("create");
    }

    @Test
    void noChangeIsNoVersion() {
        operator.put(204, edit("250g", 100, 10, 10), SKU, sku);

        assertThat(version()).isEqualTo(2);
        assertThat(intents(sku)).isEmpty();
    }

    @Test
    void stockThatMovedIsRefusedAndNothingIsWritten() {
        desk.reserve(sku, 2);

        for (String body : List.of(edit("500g", 200, 7, 10), edit("500g", 200, 10, 10), edit("250g", 100, 10, 10))) {
            JsonNode problem = operator.put(409, body, SKU, sku);
            assertCode(problem, "product.stock_moved");
            assertThat(problem.get("available").asLong()).isEqualTo(8);
        }
        assertThat(version()).isEqualTo(2);
        assertThat(intents(sku)).containsExactly("CANCELED");
        assertThat(desk.ledger(sku)).isEqualTo(10);
        operator.put(204, edit("500g", 200, 7, 8), SKU, sku);
    }

    @Test
    void theSameRequestAgainIsDone() {
        operator.put(204, edit("500g", 200, 7, 10), SKU, sku);
        operator.put(204, edit("500g", 200, 7, 10), SKU, sku);

        assertSku(sku, "500g", 200, 7);
        assertThat(version()).isEqualTo(3);
        desk.reserve(sku, 1);
        assertCode(operator.put(409, edit("500g", 200, 7, 10), SKU, sku), "product.stock_moved");
    }

    @Test
    void aKeyMakesARepeatSafeWhateverHappenedSince() {
        Http keyed = operator.with("Idempotency-Key", Workshop.unique("key"));
        keyed.put(204, edit("500g", 200, 7, 10), SKU, sku);
        operator.put(204, edit("1kg", 300, 5, 7), SKU, sku);

        keyed.put(204, edit("500g", 200, 7, 10), SKU, sku);

        assertSku(sku, "1kg", 300, 5);
        assertCode(keyed.put(422, edit("500g", 200, 8, 10), SKU, sku), "request.idempotency_key_reused");
    }

    @Test
    void specsOfAnotherSkuAreRefused() {
        long other = added("500g", 1, 1);

        JsonNode problem = operator.put(409, edit("500g", 200, 7, 10), SKU, sku);

        assertCode(problem, "product.specs_taken");
        assertThat(problem.get("sku_id").asLong()).isEqualTo(other);
        assertThat(desk.calls(sku)).containsExactly("create");
        assertThat(intents(sku)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"specs\": {\"size\": \"a\"}, \"price\": 1, \"stock\": 1}",
                "{\"specs\": {\"size\": \"a\"}, \"price\": 1, \"stock\": 1, \"expected_stock\": null}",
                "{\"specs\": {\"size\": \"a\"}, \"price\": 1, \"stock\": 1, \"expected_stock\": -1}",
                "{\"specs\": {\"size\": \"a\"}, \"price\": 1, \"expected_stock\": 10}",
                "{\"specs\": {\"size\": \"a\"}, \"stock\": 1, \"expected_stock\": 10}",
                "{\"price\": 1, \"stock\": 1, \"expected_stock\": 10}",
                "{\"specs\": {\"size\": \"a\"}, \"price\": 1, \"stock\": 2147483648, \"expected_stock\": 10}",
                "{\"specs\": {\"size\": \"a\"}, \"price\": 1, \"stock\": 1, \"expected_stock\": 10, \"id\": 1}"
            })
    void whatIsWrongIsRefused(String body) {
        operator.put(400, body, SKU, sku);

        assertSku(sku, "250g", 100, 10);
    }

    @Test
    void whatIsNotThereIsNotFound() {
        assertCode(operator.put(404, edit("500g", 200, 7, 10), SKU, Workshop.newId()), "product.sku_not_found");
    }

    @Test
    void anEditWhoseStockIsNotSetYetSetsItFirst() {
        desk.fails("create", Fault.DOWN);
        operator.post(503, sku("500g", 1, 5), SKUS, product);
        long waiting = jdbc.queryForObject(
                "SELECT sku_id FROM product_sku_stock WHERE item_id = ? AND state = 'PENDING'", Long.class, product);
        operator.put(503, edit("500g", 2, 5, 5), SKU, waiting);
        desk.recover();

        operator.put(204, edit("500g", 2, 6, 5), SKU, waiting);

        assertSku(waiting, "500g", 2, 6);
    }
}
