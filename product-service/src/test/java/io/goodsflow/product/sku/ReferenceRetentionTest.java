package io.goodsflow.product.sku;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.data.purge.Purges;
import io.goodsflow.product.Http;
import io.goodsflow.product.Workshop;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Released references are known for as long as a late registration may come, as a whole and on single SKUs; then they go. */
class ReferenceRetentionTest extends SkuTestBase {

    private static final String REFERENCES = "/internal/product/sku-references";
    /** The row of a reference as a whole. */
    private static final long WHOLE = 0;

    @Autowired
    private Purges purges;

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
    void aReleaseOfTheWholeIsKnownForThirtyDays() {
        service.post(204, onSku(), REFERENCES);
        service.post(204, whole(), REFERENCES + "/release");
        assertThat(rows()).containsExactly(WHOLE, sku);
        wasReleased(29, WHOLE, sku);

        purges.run();

        assertThat(rows()).containsExactly(WHOLE, sku);
        assertCode(service.post(409, onSku(), REFERENCES), "product.reference_released");

        wasReleased(31, WHOLE, sku);
        purges.run();

        assertThat(rows()).isEmpty();
        service.post(204, onSku(), REFERENCES);
        assertThat(rows()).containsExactly(sku);
        assertCode(operator.delete(409, SKU, sku), "product.sku_in_use");
    }

    @Test
    void aReleaseOfTheWholeOutlivesEarlierOnesOfItsSkus() {
        service.post(204, onSku(), REFERENCES);
        service.post(204, onSku(), REFERENCES + "/release");
        service.post(204, whole(), REFERENCES + "/release");
        wasReleased(31, sku);

        purges.run();

        assertThat(rows()).containsExactly(WHOLE);
        assertCode(service.post(409, onSku(), REFERENCES), "product.reference_released");
        assertThat(rows()).containsExactly(WHOLE);
    }

    @Test
    void aRepeatedReleaseOfTheWholeDoesNotProlongIt() {
        service.post(204, whole(), REFERENCES + "/release");
        wasReleased(31, WHOLE);
        service.post(204, whole(), REFERENCES + "/release");

        purges.run();

        assertThat(rows()).isEmpty();
    }

    @Test
    void aReferenceThatIsOpenStaysHoweverOldItIs() {
        service.post(204, onSku(), REFERENCES);
        jdbc.update(
                "UPDATE product_sku_reference SET created_at = created_at - INTERVAL 1 YEAR WHERE reference_id = ?",
                reference);

        purges.run();

        assertThat(rows()).containsExactly(sku);
        assertCode(operator.delete(409, SKU, sku), "product.sku_in_use");
    }

    /** An open row of a whole would stay for ever. */
    @Test
    void aRegistrationLeavesNoRowOfTheWholeWhateverItsEnd() {
        String withAnAbsentOne = onSku().replace("[" + sku, "[" + Workshop.newId() + ", " + sku);
        service.post(404, withAnAbsentOne, REFERENCES);
        assertThat(rows()).isEmpty();

        service.post(204, onSku(), REFERENCES);
        assertThat(rows()).containsExactly(sku);

        service.post(204, onSku(), REFERENCES + "/release");
        service.post(409, onSku(), REFERENCES);
        assertThat(rows()).containsExactly(sku);
    }

    private void wasReleased(int daysAgo, long... skus) {
        for (long id : skus) {
            assertThat(jdbc.update(
                            "UPDATE product_sku_reference SET released_at = UTC_TIMESTAMP(3) - INTERVAL ? DAY"
                                    + " WHERE reference_id = ? AND sku_id = ? AND released_at IS NOT NULL",
                            daysAgo,
                            reference,
                            id))
                    .isEqualTo(1);
        }
    }

    private List<Long> rows() {
        return jdbc.queryForList(
                "SELECT sku_id FROM product_sku_reference WHERE reference_id = ? ORDER BY sku_id",
                Long.class,
                reference);
    }

    private String whole() {
        return "{\"kind\": \"POST\", \"reference_id\": \"%s\", \"operator\": \"trade\"}".formatted(reference);
    }

    private String onSku() {
        return "{\"kind\": \"POST\", \"reference_id\": \"%s\", \"operator\": \"trade\", \"sku_ids\": [%d]}"
                .formatted(reference, sku);
    }
}
