package io.goodsflow.product.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Workshop;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Items and their versions as the back office sees them. */
@ProductServiceTest
class ItemViewTest {

    private static final String ITEM = "/api/admin/items/{id}";
    private static final String SNAPSHOT = "/api/admin/items/{id}/snapshots/{version}";

    @Autowired
    Products products;

    @LocalServerPort
    int port;

    private final long merchant = Products.newMerchant();
    private Http operator;

    @BeforeEach
    void anOperator() {
        operator = Http.as(port, "OPERATOR");
    }

    @Test
    void beforeItsFirstPublicationAnItemIsItsDraft() {
        Products.Submitted submitted = products.submitted(merchant, products.content());

        JsonNode item = operator.get(200, ITEM, submitted.itemId());

        assertThat(item.get("publish_version").asLong()).isZero();
        assertThat(item.get("sale_state").isNull()).isTrue();
        assertThat(item.get("content").isNull()).isTrue();
        assertThat(item.get("publish_state").asString()).isEqualTo("PUBLISHING");
        assertThat(item.get("draft").get("status").asString()).isEqualTo("QC_PENDING");
    }

    @Test
    void aRejectionIsAFailureWithItsReasons() {
        JsonNode item = operator.get(
                200, ITEM, products.rejected(merchant, products.content()).itemId());

        assertThat(item.get("publish_state").asString()).isEqualTo("FAILED");
        assertThat(item.get("draft").get("reasons").get(0).get("code").asString())
                .isEqualTo("title.banned_word");
    }

    @Test
    void eachVersionStaysWhatItWas() {
        long item = products.published(merchant, products.content()).itemId();
        operator.post(200, null, "/api/admin/items/{id}/unpublish", item);

        assertThat(operator.get(200, ITEM, item).get("sale_state").asString()).isEqualTo("OFFLINE");
        assertThat(operator.get(200, SNAPSHOT, item, 1).get("sale_state").asString())
                .isEqualTo("ONLINE");
        assertThat(operator.get(200, SNAPSHOT, item, 2).get("sale_state").asString())
                .isEqualTo("OFFLINE");
        assertThat(operator.get(404, SNAPSHOT, item, 3).get("code").asString()).isEqualTo("product.snapshot_not_found");
    }

    @Test
    void whatIsAnotherMerchantsIsNotThere() {
        long item = products.published(merchant, products.content()).itemId();
        Http own = Http.ofMerchant(port, merchant);
        Http other = Http.ofMerchant(port, merchant + 1);

        own.get(200, ITEM, item);
        own.get(200, SNAPSHOT, item, 1);
        other.get(404, ITEM, item);
        other.get(404, SNAPSHOT, item, 1);
        operator.get(404, ITEM, Workshop.newId());
    }
}
