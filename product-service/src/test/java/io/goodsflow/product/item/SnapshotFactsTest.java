package io.goodsflow.product.item;

import static io.goodsflow.product.Templates.promising;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Templates;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.category.application.AddCategory;
import io.goodsflow.product.category.application.RenameCategory;
import io.goodsflow.product.template.domain.Contract;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

/** What an order can explain of the version it was placed on, whatever became of the category since. */
@ProductServiceTest
class SnapshotFactsTest {

    private static final String SNAPSHOT = "/api/admin/items/{id}/snapshots/{version}";

    private static final Contract VOUCHER = new Contract(
            Contract.Fulfilment.VOUCHER,
            new Contract.Refund(Contract.Refund.Rule.BEFORE_USE, null, "full price"),
            new Contract.Validity(Contract.Validity.Rule.DAYS_AFTER_PURCHASE, 90, null, null),
            new Contract.Booking(true, 24));

    @Autowired
    private Products products;

    @Autowired
    private Templates templates;

    @Autowired
    private RenameCategory renameCategory;

    @Autowired
    private JdbcTemplate jdbc;

    @LocalServerPort
    private int port;

    private Http operator;
    private AddCategory.Added root;
    private AddCategory.Added leaf;

    @BeforeEach
    void aBranch() {
        operator = Http.as(port, "OPERATOR");
        root = products.newCategory();
        leaf = products.newCategory();
        operator.put(204, "{\"parent_id\": " + root.id() + "}", "/api/admin/categories/{id}/parent", leaf.id());
    }

    @Test
    void aVersionFreezesPathContractAndTemplateVersions() {
        templates.give(root.id(), 0, promising(VOUCHER));
        templates.give(leaf.id(), 0, Templates.closed(Templates.text("origin", true)));
        long item = published();

        JsonNode shown = operator.get(200, SNAPSHOT, item, 1);

        assertThat(shown.get("category_path").findValuesAsString("name")).containsExactly(root.name(), leaf.name());
        assertThat(shown.at("/contract/fulfilment").asString()).isEqualTo("VOUCHER");
        assertThat(shown.at("/contract/refund/note").asString()).isEqualTo("full price");
        assertThat(shown.at("/contract/validity/days").asInt()).isEqualTo(90);
        assertThat(shown.at("/contract/booking/hours_ahead").asInt()).isEqualTo(24);
        assertThat(shown.get("templates").findValuesAsString("category_id"))
                .containsExactly(Long.toString(root.id()), Long.toString(leaf.id()));
        assertThat(shown.get("snapshot_hash").asString()).matches("[0-9a-f]{64}");
        assertThat(Http.as(port, "TRADE")
                        .get(
                                200,
                                "/api/trade/snapshots/{id}",
                                shown.get("snapshot_id").asLong()))
                .isEqualTo(shown);
    }

    @Test
    void nothingThatHappensLaterChangesIt() {
        templates.give(root.id(), 0, promising(VOUCHER));
        long item = published();
        JsonNode before = operator.get(200, SNAPSHOT, item, 1);

        templates.give(root.id(), 1, promising(Contract.NOTHING_SAID));
        renameCategory.handle(null, root.id(), Workshop.unique("renamed"));
        operator.put(204, "{\"parent_id\": null}", "/api/admin/categories/{id}/parent", leaf.id());

        assertThat(operator.get(200, SNAPSHOT, item, 1)).isEqualTo(before);
        operator.post(200, null, "/api/admin/items/{id}/unpublish", item);
        JsonNode after = operator.get(200, SNAPSHOT, item, 2);
        assertThat(after.get("contract").isNull()).isTrue();
        assertThat(after.get("category_path").findValuesAsString("name")).containsExactly(leaf.name());
        assertThat(after.get("content_hash")).isEqualTo(before.get("content_hash"));
        assertThat(after.get("snapshot_hash")).isNotEqualTo(before.get("snapshot_hash"));
    }

    @Test
    void aVersionOfACategoryWithoutATemplateSaysItsPathAlone() {
        JsonNode shown = operator.get(200, SNAPSHOT, published(), 1);

        assertThat(shown.get("category_path")).hasSize(2);
        assertThat(shown.get("templates")).isEmpty();
        assertThat(shown.get("contract").isNull()).isTrue();
    }

    @Test
    void aVersionOfBeforeIsStillShown() {
        long item = published();
        jdbc.update("UPDATE item_snapshot SET facts = NULL, snapshot_hash = NULL WHERE item_id = ?", item);

        JsonNode shown = operator.get(200, SNAPSHOT, item, 1);

        assertThat(shown.at("/content/title").asString()).isEqualTo("Camellia oolong");
        assertThat(shown.get("category_path").isNull()).isTrue();
        assertThat(shown.get("snapshot_hash").isNull()).isTrue();
    }

    private long published() {
        return products.published(Products.newMerchant(), Products.content(leaf.name()))
                .itemId();
    }
}
