package io.goodsflow.product.sku;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.StockDeskStub.Fault;
import io.goodsflow.product.Templates;
import io.goodsflow.product.Workshop;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A crash after each step of an edit: the state that it leaves, then the healer. */
class StoppedEditSkuTest extends SkuTestBase {

    private long sku;

    @BeforeEach
    void aSku() {
        sku = added("250g", 100, 10);
    }

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

    private void theTemplateDemandsMore() {
        templates.give(category, 0, Templates.closed(Templates.text("origin", true)));
    }
}
