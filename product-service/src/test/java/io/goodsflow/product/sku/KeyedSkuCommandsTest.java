package io.goodsflow.product.sku;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.StockDeskStub.Fault;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** A command with a key has one effect and one answer, also where another command did what it wants. */
class KeyedSkuCommandsTest extends SkuTestBase {

    private Http keyed;

    @BeforeEach
    void aCallerWithAKey() {
        keyed = operator.with("Idempotency-Key", Workshop.unique("key"));
    }

    @Test
    void anEditThatJoinedAnotherIsAnsweredForEver() {
        long sku = added("250g", 100, 10);
        desk.fails("adjust", Fault.DOWN);
        operator.put(503, edit("500g", 200, 7, 10), SKU, sku);
        desk.recover();
        keyed.put(204, edit("500g", 200, 7, 10), SKU, sku);
        operator.put(204, edit("1kg", 300, 5, 7), SKU, sku);

        keyed.put(204, edit("500g", 200, 7, 10), SKU, sku);

        assertSku(sku, "1kg", 300, 5);
        assertThat(intents(sku)).containsExactly("DONE", "DONE");
        assertCode(keyed.put(422, edit("500g", 200, 8, 10), SKU, sku), "request.idempotency_key_reused");
    }

    @Test
    void anEditThatWasDoneAlreadyIsAnsweredForEver() {
        long sku = added("250g", 100, 10);
        operator.put(204, edit("500g", 200, 7, 10), SKU, sku);
        keyed.put(204, edit("500g", 200, 7, 10), SKU, sku);
        operator.put(204, edit("1kg", 300, 5, 7), SKU, sku);

        keyed.put(204, edit("500g", 200, 7, 10), SKU, sku);

        assertSku(sku, "1kg", 300, 5);
        assertThat(intents(sku)).containsExactly("DONE", "DONE");
    }

    @Test
    void aRemovalThatJoinedAnotherIsAnsweredForEver() {
        long sku = added("250g", 100, 10);
        desk.fails("retire", Fault.DOWN);
        operator.delete(503, SKU, sku);
        desk.recover();

        keyed.delete(204, SKU, sku);
        keyed.delete(204, SKU, sku);

        assertThat(intents(sku)).containsExactly("DONE");
    }

    @Test
    void anAdditionThatWentOnWithAnotherIsAnsweredForEver() {
        desk.fails("create", Fault.DOWN);
        operator.post(503, sku("250g", 100, 10), SKUS, product);
        desk.recover();
        long sku =
                keyed.post(201, sku("250g", 100, 10), SKUS, product).get("id").asLong();
        operator.put(204, edit("1kg", 300, 5, 10), SKU, sku);

        assertThat(keyed.post(201, sku("250g", 100, 10), SKUS, product)
                        .get("id")
                        .asLong())
                .isEqualTo(sku);

        assertSku(sku, "1kg", 300, 5);
        assertThat(version()).isEqualTo(3);
    }

    @Test
    void anEditThatCameTwiceAdjustsOnceThoughTheFigureIsTheExpectedOneAgain() {
        long sku = waitingForItsStock();
        // between its look at the SKU and its intent the first call is answered, and others bring the stock back
        desk.after("create", () -> {
            keyed.put(204, edit("500g", 200, 7, 10), SKU, sku);
            operator.put(204, edit("500g", 200, 10, 7), SKU, sku);
        });

        keyed.put(204, edit("500g", 200, 7, 10), SKU, sku);

        assertSku(sku, "500g", 200, 10);
        assertThat(intents(sku)).containsExactly("DONE", "DONE");
    }

    @Test
    void anEditThatCameTwiceIsNotRefusedForWhatItDidItself() {
        long sku = waitingForItsStock();
        desk.after("create", () -> {
            keyed.put(204, edit("500g", 200, 7, 10), SKU, sku);
            operator.put(204, edit("1kg", 300, 5, 7), SKU, sku);
        });

        keyed.put(204, edit("500g", 200, 7, 10), SKU, sku);

        assertSku(sku, "1kg", 300, 5);
    }

    @Test
    void aRemovalThatCameTwiceFindsTheSkuGone() {
        long sku = waitingForItsStock();
        desk.after("create", () -> keyed.delete(204, SKU, sku));

        keyed.delete(204, SKU, sku);

        assertThat(isThere(sku)).isFalse();
        assertThat(desk.isRetired(sku)).isTrue();
    }

    @RepeatedTest(3)
    void theSameCommandManyTimesAtOnceIsDoneOnceAndAnsweredEachTime() throws Exception {
        long sku = added("250g", 100, 10);

        List<Integer> edits = Together.run(6, i -> keyed.statusOfPut(edit("500g", 200, 7, 10), SKU, sku));
        Together.run(6, i -> keyed.delete(204, SKU, sku));

        assertThat(edits).containsOnly(204);
        assertThat(intents(sku)).containsExactly("DONE", "DONE");
        assertThat(version()).isEqualTo(4);
    }

    private long waitingForItsStock() {
        desk.fails("create", Fault.DOWN);
        operator.post(503, sku("250g", 100, 10), SKUS, product);
        desk.recover();
        return jdbc.queryForObject(
                "SELECT sku_id FROM product_sku_stock WHERE item_id = ? AND state = 'PENDING'", Long.class, product);
    }
}
