package io.goodsflow.product.sku;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.StockDeskStub.Fault;
import io.goodsflow.product.Templates;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A SKU and its stock are edited together, stopped at every step. */
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

    // a crash after each step: the state that it leaves, then the healer

    @Test
    void stoppedBeforeInventoryServiceHeardOfIt() {
        desk.fails("adjust", Fault.DOWN);
        operator.put(503, edit("500g", 200, 7, 10), SKU, sku);
        assertSku(sku, "250g", 100, 10);
        assertThat(intents(sku)).containsExactly("OPEN");
        heal();
        assertThat(intents(sku)).containsExactly("OPEN");
        desk.recover();

        heal();

        assertSku(sku, "500g", 200, 7);
        assertThat(intents(sku)).containsExactly("DONE");
    }

    @Test
    void stoppedRightAfterTheIntentWasCommitted() {
        desk.fails("adjust", Fault.DOWN);
        operator.put(503, edit("500g", 200, 7, 10), SKU, sku);
        jdbc.update("UPDATE product_sku_intent SET attempts = 0 WHERE sku_id = ?", sku);
        desk.recover();
        desk.reserve(sku, 1);

        heal();

        assertThat(intents(sku)).containsExactly("CANCELED");
        assertThat(version()).isEqualTo(2);
        operator.put(204, edit("500g", 200, 7, 9), SKU, sku);
    }

    @Test
    void stoppedAfterTheMergeBeforeItWasAnswered() {
        operator.put(204, edit("500g", 200, 7, 10), SKU, sku);
        heal();

        operator.put(204, edit("500g", 200, 7, 10), SKU, sku);

        assertSku(sku, "500g", 200, 7);
        assertThat(intents(sku)).containsExactly("DONE");
    }

    @Test
    void stoppedAfterInventoryServiceDidIt() {
        desk.fails("adjust", Fault.ANSWER_LOST);
        operator.put(503, edit("500g", 200, 7, 10), SKU, sku);
        assertThat(desk.available(sku)).isEqualTo(7);
        assertThat(intents(sku)).containsExactly("OPEN");
        desk.recover();
        desk.reserve(sku, 1);

        heal();

        assertThat(desk.available(sku)).isEqualTo(6);
        assertThat(version()).isEqualTo(3);
        assertThat(intents(sku)).containsExactly("DONE");
    }

    @ParameterizedTest
    @EnumSource
    void theSameRequestJoinsWhatWasStopped(Fault fault) {
        desk.fails("adjust", fault);
        operator.put(503, edit("500g", 200, 7, 10), SKU, sku);
        desk.recover();

        operator.put(204, edit("500g", 200, 7, 10), SKU, sku);

        assertSku(sku, "500g", 200, 7);
        assertThat(intents(sku)).containsExactly("DONE");
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 404, 409, 422})
    void whatIsNoWordOfInventoryServiceLeavesTheEditOpen(int status) {
        desk.isOutOfReach("adjust", status);
        assertCode(operator.put(503, edit("500g", 200, 7, 10), SKU, sku), "server.dependency_down");
        heal();
        assertThat(intents(sku)).containsExactly("OPEN");
        desk.recover();

        heal();

        assertSku(sku, "500g", 200, 7);
        assertThat(intents(sku)).containsExactly("DONE");
    }

    @Test
    void stockThatCannotBeLookedAtMakesNobodyRefuse() {
        desk.isOutOfReach("availability", 404);
        assertCode(operator.put(503, edit("250g", 150, 10, 10), SKU, sku), "server.dependency_down");
        assertThat(version()).isEqualTo(2);
    }

    @Test
    void aKeyOfWhatWasStoppedIsAnsweredByTheHealersWork() {
        Http keyed = operator.with("Idempotency-Key", Workshop.unique("key"));
        desk.fails("adjust", Fault.ANSWER_LOST);
        keyed.put(503, edit("500g", 200, 7, 10), SKU, sku);
        desk.recover();
        heal();
        operator.put(204, edit("1kg", 300, 5, 7), SKU, sku);

        keyed.put(204, edit("500g", 200, 7, 10), SKU, sku);

        assertSku(sku, "1kg", 300, 5);
    }

    @Test
    void aKeyIsNotAnsweredBeforeItsEditIsSafeFromBeingTakenBack() {
        Http keyed = operator.with("Idempotency-Key", Workshop.unique("key"));
        // the repeat was refused a moment before the first call took effect, and takes the edit back
        desk.after("adjust", () -> {
            desk.refuses("adjust", 409, "inventory.stock_moved");
            keyed.put(409, edit("250g", 100, 7, 10), SKU, sku);
            desk.recover();
        });

        keyed.put(409, edit("250g", 100, 7, 10), SKU, sku);

        assertSku(sku, "250g", 100, 10);
        assertThat(intents(sku)).containsExactly("UNDONE");
        keyed.put(204, edit("250g", 100, 7, 10), SKU, sku);
        assertSku(sku, "250g", 100, 7);
        assertThat(intents(sku)).containsExactly("UNDONE", "DONE");
    }

    @Test
    void stoppedThenRefusedByInventoryServiceNothingCanComeLate() {
        desk.fails("adjust", Fault.DOWN);
        operator.put(503, edit("500g", 200, 7, 10), SKU, sku);
        desk.recover();
        desk.reserve(sku, 1);

        heal();

        assertThat(intents(sku)).containsExactly("UNDONE");
        assertThat(desk.calls(sku)).containsExactly("create", "adjust", "undo-adjust");
        assertThat(desk.available(sku)).isEqualTo(9);
        assertThat(version()).isEqualTo(2);
    }

    @Test
    void aRefusedMergeTakesTheStockBack() {
        desk.after("adjust", this::theTemplateDemandsMore);

        assertCode(operator.put(409, edit("500g", 200, 7, 10), SKU, sku), "product.not_publishable");

        assertSku(sku, "250g", 100, 10);
        assertThat(intents(sku)).containsExactly("UNDONE");
        assertThat(version()).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource
    void stoppedBeforeOrAfterTheStockWasTakenBack(Fault fault) {
        desk.after("adjust", this::theTemplateDemandsMore);
        desk.fails("undo-adjust", fault);
        operator.put(409, edit("500g", 200, 7, 10), SKU, sku);
        assertThat(intents(sku)).containsExactly("UNDOING");
        assertCode(operator.put(409, edit("500g", 200, 7, 10), SKU, sku), "product.sku_being_changed");
        desk.recover();

        heal();

        assertSku(sku, "250g", 100, 10);
        assertThat(intents(sku)).containsExactly("UNDONE");
    }

    @Test
    void stoppedBetweenTheAnswerAndTheMerge() {
        desk.fails("adjust", Fault.ANSWER_LOST);
        operator.put(503, edit("500g", 200, 7, 10), SKU, sku);
        desk.recover();
        theTemplateDemandsMore();

        heal();

        assertSku(sku, "250g", 100, 10);
        assertThat(intents(sku)).containsExactly("UNDONE");
    }

    @Test
    void whatWasSoldAlreadyStaysSoldAndTheSkuIsFreeAgain() {
        desk.after("adjust", () -> {
            theTemplateDemandsMore();
            desk.reserve(sku, 995);
        });

        assertCode(operator.put(409, edit("500g", 200, 1000, 10), SKU, sku), "product.not_publishable");

        assertSku(sku, "250g", 100, 0, 995);
        assertThat(intents(sku)).containsExactly("UNDONE");
        assertThat(jdbc.queryForObject("SELECT refusal FROM product_sku_intent WHERE sku_id = ?", String.class, sku))
                .isEqualTo("product.not_publishable; 985 sold meanwhile");
        operator.put(204, edit("250g", 100, 4, 0), SKU, sku);
        assertSku(sku, "250g", 100, 4, 995);
    }

    // what else happens while an edit is open

    @Test
    void othersKeepOffTheSkuAndItsNewSpecs() {
        desk.fails("adjust", Fault.DOWN);
        operator.put(503, edit("500g", 200, 7, 10), SKU, sku);
        long other = added("other", 1, 1);

        assertCode(operator.put(409, edit("1kg", 200, 7, 10), SKU, sku), "product.sku_being_changed");
        assertCode(operator.put(409, edit("250g", 101, 10, 10), SKU, sku), "product.sku_being_changed");
        assertCode(operator.delete(409, SKU, sku), "product.sku_being_changed");
        assertCode(operator.post(409, sku("500g", 1, 1), SKUS, product), "product.sku_being_changed");
        assertCode(operator.put(409, edit("500g", 1, 2, 1), SKU, other), "product.specs_taken");
        assertCode(operator.put(409, edit("500g", 1, 1, 1), SKU, other), "product.sku_being_changed");
        assertCode(operator.post(409, null, "/api/admin/items/{id}/archive", product), "product.sku_being_changed");
        assertCode(
                operator.post(409, "{\"to_version\": 1}", "/api/admin/items/{id}/rollback", product),
                "product.sku_being_changed");
        operator.post(204, null, "/api/admin/products/{id}/publish", product);
        operator.put(
                204,
                "{\"category_id\": %d, \"title\": \"Green\"}".formatted(category),
                "/api/admin/products/{id}",
                product);
        desk.recover();
        heal();

        assertSku(sku, "500g", 200, 7);
        assertThat(operator.get(200, "/api/admin/products/{id}", product)
                        .get("title")
                        .asString())
                .isEqualTo("Green");
    }

    @Test
    void ofManyEditsAtOnceOneIsMadeAndTheLedgerExplainsIt() throws Exception {
        List<Integer> statuses =
                Together.run(8, i -> operator.statusOfPut(edit("size " + i, 100 + i, 20 + i, 10), SKU, sku));

        assertThat(statuses).containsOnlyOnce(204).containsOnly(204, 409);
        int winner = statuses.indexOf(204);
        assertSku(sku, "size " + winner, 100 + winner, 20 + winner);
        assertThat(intents(sku)).doesNotContain("OPEN", "UNDOING").containsOnlyOnce("DONE");
    }

    @Test
    void equalEditsAtOnceJoinEachOtherAndTheHealer() throws Exception {
        desk.fails("adjust", Fault.DOWN);
        operator.put(503, edit("500g", 200, 7, 10), SKU, sku);
        desk.recover();

        List<Integer> statuses = Together.run(6, i -> {
            if (i % 3 == 0) {
                heal();
                return 204;
            }
            return operator.statusOfPut(edit("500g", 200, 7, 10), SKU, sku);
        });

        assertThat(statuses).containsOnly(204);
        assertSku(sku, "500g", 200, 7);
        assertThat(version()).isEqualTo(3);
        assertThat(intents(sku)).containsExactly("DONE");
    }

    private void theTemplateDemandsMore() {
        templates.give(category, 0, Templates.closed(Templates.text("origin", true)));
    }
}
