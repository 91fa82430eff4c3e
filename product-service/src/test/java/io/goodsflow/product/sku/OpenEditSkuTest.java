package io.goodsflow.product.sku;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.StockDeskStub.Fault;
import io.goodsflow.product.Together;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What others do to a SKU while an edit of it is open. */
class OpenEditSkuTest extends SkuTestBase {

    private long sku;

    @BeforeEach
    void aSku() {
        sku = added("250g", 100, 10);
    }

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
}
