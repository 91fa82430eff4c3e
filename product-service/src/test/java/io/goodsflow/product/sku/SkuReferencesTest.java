package io.goodsflow.product.sku;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Other domains say that they need SKUs and that they do no longer, in whatever order they are heard. */
class SkuReferencesTest extends SkuTestBase {

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
    void aReleasedReferenceIsNotRegisteredAgainEvenIfItsReleaseCameFirst() {
        service.post(204, reference("POST", sku), REFERENCES + "/release");

        assertCode(service.post(409, reference("POST", sku), REFERENCES), "product.reference_released");
        operator.delete(204, SKU, sku);
    }

    @Test
    void aReferenceIsOnAllItsSkusOrOnNone() {
        long absent = Workshop.newId();

        JsonNode problem = service.post(404, reference("POST", sku, absent), REFERENCES);

        assertThat(problem.at("/sku_ids/0").asLong()).isEqualTo(absent);
        operator.delete(204, SKU, sku);
    }

    @Test
    void allOfAReferenceIsReleasedAtOnce() {
        long other = added("500g", 1, 1);
        service.post(204, reference("ACTIVITY", sku, other), REFERENCES);

        service.post(204, whole("ACTIVITY"), REFERENCES + "/release");

        operator.delete(204, SKU, sku);
        operator.delete(204, SKU, other);
    }

    @Test
    void aReferenceThatWasReleasedAsAWholeIsNotRegisteredLate() {
        service.post(204, whole("ORDER_ITEM"), REFERENCES + "/release");
        service.post(204, whole("ORDER_ITEM"), REFERENCES + "/release");

        assertCode(service.post(409, reference("ORDER_ITEM", sku), REFERENCES), "product.reference_released");
        service.post(204, reference("POST", sku), REFERENCES);
        service.post(204, whole("POST"), REFERENCES + "/release");
        operator.delete(204, SKU, sku);
    }

    @Test
    void aReferenceThatWasReleasedAsAWholeGetsNoMoreSkus() {
        long other = added("500g", 1, 1);
        service.post(204, reference("ACTIVITY", sku), REFERENCES);
        service.post(204, whole("ACTIVITY"), REFERENCES + "/release");

        assertCode(service.post(409, reference("ACTIVITY", other), REFERENCES), "product.reference_released");

        operator.delete(204, SKU, other);
    }

    @Test
    void aReferenceThatIsNotReleasedAsAWholeMayGetMoreSkus() {
        long other = added("500g", 1, 1);
        service.post(204, reference("ACTIVITY", sku), REFERENCES);
        service.post(204, reference("ACTIVITY", sku), REFERENCES + "/release");

        service.post(204, reference("ACTIVITY", other), REFERENCES);

        operator.delete(204, SKU, sku);
        operator.delete(409, SKU, other);
        assertThat(rowsOf(reference)).isEqualTo(2);
    }

    @Test
    void ofARegistrationAndAReleaseOfTheWholeAtOnceNothingStaysOpen() throws Exception {
        String whole = whole("ORDER_ITEM");

        Together.run(8, i -> {
            for (int n = 0; n < 8; n++) {
                String one = reference + "-" + n;
                if (i % 2 == 0) {
                    service.post(204, whole.replace(reference, one), REFERENCES + "/release");
                } else {
                    registerOrBeRefused(reference("ORDER_ITEM", sku).replace(reference, one));
                }
            }
            return true;
        });

        assertThat(jdbc.queryForObject(
                        "SELECT COUNT(*) FROM product_sku_reference WHERE reference_id LIKE ? AND released_at IS NULL",
                        Long.class,
                        reference + "-%"))
                .isZero();
        operator.delete(204, SKU, sku);
    }

    @Test
    void aReferenceThatSaysTooLittleIsRefused() {
        service.post(400, "{\"kind\": \"POST\", \"reference_id\": \"x\", \"operator\": \"trade\"}", REFERENCES);
        service.post(400, reference("WISH", sku), REFERENCES);
        service.post(400, reference("POST", sku).replace(reference, "a b"), REFERENCES);
    }

    private void registerOrBeRefused(String body) {
        try {
            service.post(204, body, REFERENCES);
        } catch (AssertionError notRegistered) {
            assertCode(service.post(409, body, REFERENCES), "product.reference_released");
        }
    }

    private long rowsOf(String id) {
        return jdbc.queryForObject("SELECT COUNT(*) FROM product_sku_reference WHERE reference_id = ?", Long.class, id);
    }

    private String whole(String kind) {
        return "{\"kind\": \"%s\", \"reference_id\": \"%s\", \"operator\": \"trade\"}".formatted(kind, reference);
    }

    private String reference(String kind, long... skus) {
        return "{\"kind\": \"%s\", \"reference_id\": \"%s\", \"operator\": \"trade\", \"sku_ids\": %s}"
                .formatted(kind, reference, java.util.Arrays.toString(skus));
    }
}
