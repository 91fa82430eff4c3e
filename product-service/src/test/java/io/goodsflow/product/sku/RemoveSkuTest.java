package io.goodsflow.product.sku;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.StockDeskStub.Fault;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A SKU is removed together with its key, stopped at every step. */
class RemoveSkuTest extends SkuTestBase {

    private static final String REFERENCES = "/internal/product/sku-references";

    private Http service;
    private long sku;
    private String reference;

    @BeforeEach
    void aSku() {
        service = Http.as(port, "SERVICE");
        sku = added("250g", 100, 10);
        reference = Workshop.unique("order");
    }

    @Test
    void aSkuIsRemovedAsAVersionAndItsKeyIsRetired() {
        operator.delete(204, SKU, sku);

        assertThat(isThere(sku)).isFalse();
        assertThat(desk.isRetired(sku)).isTrue();
        assertThat(version()).isEqualTo(3);
        assertThat(intents(sku)).containsExactly("DONE");
        assertCode(operator.delete(404, SKU, sku), "product.sku_not_found");
        operator.post(201, sku("250g", 100, 10), SKUS, product);
    }

    @Test
    void aKeyTellsARepeatThatItIsDone() {
        Http keyed = operator.with("Idempotency-Key", Workshop.unique("key"));

        keyed.delete(204, SKU, sku);
        keyed.delete(204, SKU, sku);
    }

    @Test
    void whatOrdersHoldIsNotRemoved() {
        desk.reserve(sku, 3);

        JsonNode problem = operator.delete(409, SKU, sku);

        assertCode(problem, "product.sku_in_use");
        assertThat(problem.get("reserved").asLong()).isEqualTo(3);
        assertThat(isThere(sku)).isTrue();
        assertThat(desk.isRetired(sku)).isFalse();
        assertThat(intents(sku)).containsExactly("CANCELED");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ORDER_ITEM", "ACTIVITY", "POST"})
    void whatIsReferencedIsNotRemovedUntilItIsReleased(String kind) {
        service.post(204, reference(kind, sku), REFERENCES);
        service.post(204, reference(kind, sku), REFERENCES);

        JsonNode problem = operator.delete(409, SKU, sku);

        assertCode(problem, "product.sku_in_use");
        assertThat(problem.at("/kinds/0").asString()).isEqualTo(kind);
        assertThat(desk.calls(sku)).containsExactly("create");
        service.post(204, reference(kind, sku), REFERENCES + "/release");
        service.post(204, reference(kind, sku), REFERENCES + "/release");
        operator.delete(204, SKU, sku);
        assertCode(service.post(404, reference(kind, sku), REFERENCES), "product.sku_not_found");
    }

    @Test
    void aReferenceThatComesInBetweenTakesTheRetirementBack() {
        desk.after("retire", () -> service.post(204, reference("ORDER_ITEM", sku), REFERENCES));

        assertCode(operator.delete(409, SKU, sku), "product.sku_in_use");

        assertThat(isThere(sku)).isTrue();
        assertThat(desk.isRetired(sku)).isFalse();
        assertThat(intents(sku)).containsExactly("UNDONE");
    }

    @Test
    void aSkuThatIsJustChangingIsNeverTakenForAbsent() throws Exception {
        Together.run(6, i -> {
            for (int n = 0; n < 10; n++) {
                if (i < 2) {
                    operator.statusOfPut(edit("250g", 1_000 * i + n, 10, 10), SKU, sku);
                } else {
                    service.post(
                            204, reference("POST", sku).replace(reference, reference + "-" + i + "-" + n), REFERENCES);
                }
            }
            return true;
        });

        assertThat(version()).isGreaterThan(2);
    }

    @Test
    void aReferenceAndARemovalAtOnceNeverBothSucceed() throws Exception {
        List<Boolean> done = Together.run(2, i -> {
            try {
                if (i == 0) {
                    operator.delete(204, SKU, sku);
                } else {
                    service.post(204, reference("POST", sku), REFERENCES);
                }
                return true;
            } catch (AssertionError refused) {
                return false;
            }
        });

        assertThat(done).containsOnlyOnce(true);
        assertThat(isThere(sku)).isEqualTo(done.get(1));
        assertThat(desk.isRetired(sku)).isEqualTo(done.get(0));
    }

    @Test
    void aRollbackDropsNoSkuThatIsReferenced() {
        service.post(204, reference("ORDER_ITEM", sku), REFERENCES);

        assertCode(
                operator.post(409, "{\"to_version\": 1}", "/api/admin/items/{id}/rollback", product),
                "product.sku_in_use");
    }

    @Test
    void aRollbackBringsASkuBackWithItsKey() {
        operator.delete(204, SKU, sku);

        operator.post(200, "{\"to_version\": 2}", "/api/admin/items/{id}/rollback", product);
        heal();

        assertSku(sku, "250g", 100, 10);
        operator.put(204, edit("500g", 200, 7, 10), SKU, sku);
        operator.delete(204, SKU, sku);
        assertThat(desk.isRetired(sku)).isTrue();
    }

    @Test
    void stoppedBeforeInventoryServiceHeardOfIt() {
        desk.fails("retire", Fault.DOWN);
        operator.delete(503, SKU, sku);
        assertThat(isThere(sku)).isTrue();
        assertThat(desk.isRetired(sku)).isFalse();
        desk.recover();

        heal();

        assertThat(isThere(sku)).isFalse();
        assertThat(desk.isRetired(sku)).isTrue();
        assertThat(intents(sku)).containsExactly("DONE");
    }

    @Test
    void stoppedAfterInventoryServiceDidIt() {
        desk.fails("retire", Fault.ANSWER_LOST);
        operator.delete(503, SKU, sku);
        assertThat(desk.isRetired(sku)).isTrue();
        assertThat(isThere(sku)).isTrue();
        assertCode(operator.put(409, edit("250g", 100, 10, 10), SKU, sku), "product.sku_being_changed");
        desk.recover();

        operator.delete(204, SKU, sku);

        assertThat(isThere(sku)).isFalse();
        assertThat(intents(sku)).containsExactly("DONE");
    }

    @ParameterizedTest
    @EnumSource
    void stoppedBeforeOrAfterTheRetirementWasTakenBack(Fault fault) {
        desk.after("retire", () -> service.post(204, reference("ORDER_ITEM", sku), REFERENCES));
        desk.fails("unretire", fault);
        assertCode(operator.delete(409, SKU, sku), "product.sku_in_use");
        assertThat(intents(sku)).containsExactly("UNDOING");
        desk.recover();

        heal();

        assertSku(sku, "250g", 100, 10);
        assertThat(intents(sku)).containsExactly("UNDONE");
    }

    @Test
    void stoppedThenRefusedByInventoryServiceNothingCanComeLate() {
        desk.fails("retire", Fault.DOWN);
        operator.delete(503, SKU, sku);
        desk.recover();
        desk.reserve(sku, 1);

        heal();

        assertThat(intents(sku)).containsExactly("UNDONE");
        assertThat(desk.calls(sku)).containsExactly("create", "retire", "unretire");
        assertThat(desk.isRetired(sku)).isFalse();
    }

    private String reference(String kind, long... skus) {
        return "{\"kind\": \"%s\", \"reference_id\": \"%s\", \"operator\": \"trade\", \"sku_ids\": %s}"
                .formatted(kind, reference, java.util.Arrays.toString(skus));
    }
}
