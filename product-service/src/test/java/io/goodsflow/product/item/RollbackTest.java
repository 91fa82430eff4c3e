package io.goodsflow.product.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.category.application.AddCategory;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.TargetSale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

/** An older version is brought back as a new one. */
@ProductServiceTest
class RollbackTest {

    @Autowired
    Products products;

    @Autowired
    Workshop workshop;

    @Autowired
    JdbcTemplate jdbc;

    @LocalServerPort
    int port;

    private Http operator;

    @BeforeEach
    void anOperator() {
        operator = Http.as(port, "OPERATOR");
    }

    @Test
    void anOlderVersionComesBackAsANewOne() {
        Draft first = workshop.submitted(workshop.newCategory());
        products.pass(first);
        ProductContent old = first.content();
        products.pass(workshop.submittedUpdate(first.itemId(), 1, titled(old, "Misprint"), TargetSale.KEEP));

        JsonNode standing = rollBack(first.itemId(), toVersion(1), 200);

        Standing.assertThatItem(standing, "ONLINE", 3, true);
        assertThat(jdbc.queryForMap(
                        "SELECT title, publish_version FROM product_item_tab WHERE item_id = ?", first.itemId()))
                .containsEntry("title", old.title())
                .containsEntry("publish_version", 3L);
        assertThat(jdbc.queryForList(
                        "SELECT content_hash FROM item_snapshot WHERE item_id = ? ORDER BY publish_version",
                        String.class,
                        first.itemId()))
                .satisfies(hashes -> assertThat(hashes.get(2)).isEqualTo(hashes.get(0)));
        assertThat(jdbc.queryForMap(
                        "SELECT action, reason, change_payload FROM product_edit_history_log"
                                + " WHERE item_id = ? AND publish_version = 3",
                        first.itemId()))
                .containsEntry("action", "ROLLBACK")
                .containsEntry("reason", "wrong price")
                .hasEntrySatisfying("change_payload", payload -> assertThat((String) payload)
                        .contains("Misprint", old.title()));
    }

    @Test
    void whatTheVersionSaidAlreadyIsNotBroughtBack() {
        long item =
                products.published(Products.newMerchant(), products.content()).itemId();
        operator.post(200, null, "/api/admin/items/{id}/unpublish", item);

        Standing.assertThatItem(rollBack(item, toVersion(1), 200), "OFFLINE", 2, false);
        assertThat(rollBack(item, toVersion(9), 404).get("code").asString()).isEqualTo("product.version_not_found");
        assertThat(rollBack(Workshop.newId(), toVersion(1), 404).get("code").asString())
                .isEqualTo("product.not_found");
    }

    @Test
    void anItemThatIsNotThereIsToldAsByEveryOtherCommand() {
        JsonNode refused = rollBack(Workshop.newId(), toVersion(1), 404);

        assertThat(refused.get("code").asString()).isEqualTo("product.not_found");
    }

    @Test
    void aRollbackIsJudgedByTheRulesOfToday() {
        Draft first = workshop.submitted(workshop.newCategory());
        products.pass(first);
        products.pass(
                workshop.submittedUpdate(first.itemId(), 1, titled(first.content(), "Misprint"), TargetSale.KEEP));
        // as if a rule had come since: the old version's snapshot names an address that is none
        jdbc.update(
                "UPDATE item_snapshot SET content = REPLACE(content, 'https://img', 'ftp://img')"
                        + " WHERE item_id = ? AND publish_version = 1",
                first.itemId());

        JsonNode refused = rollBack(first.itemId(), toVersion(1), 409);

        assertThat(refused.get("code").asString()).isEqualTo("product.not_publishable");
        assertThat(refused.get("errors").findValuesAsString("field")).containsExactly("image_urls[0]");
    }

    @Test
    void itsCategoryIsCalledAsItIsToday() {
        AddCategory.Added category = products.newCategory();
        long item = products.published(Products.newMerchant(), Products.content(category.name()))
                .itemId();
        String today = Workshop.unique("renamed");
        operator.put(204, "{\"name\": \"" + today + "\"}", "/api/admin/categories/{id}", category.id());

        Standing.assertThatItem(rollBack(item, toVersion(1), 200), "ONLINE", 1, false);
        jdbc.update(
                "UPDATE item_snapshot SET content = REPLACE(content, 'Camellia', 'Camelia') WHERE item_id = ?", item);
        operator.post(200, null, "/api/admin/items/{id}/unpublish", item);
        jdbc.update(
                "UPDATE item_snapshot SET content = REPLACE(content, 'Camelia', 'Camellia')"
                        + " WHERE item_id = ? AND publish_version = 1",
                item);
        Standing.assertThatItem(rollBack(item, toVersion(1), 200), "OFFLINE", 3, true);

        assertThat(jdbc.queryForObject(
                        "SELECT content FROM item_snapshot WHERE item_id = ? AND publish_version = 3",
                        String.class,
                        item))
                .contains("Camellia", "\"category_name\":\"" + today + "\"");
    }

    @Test
    void itNeedsAVersionButNoReason() {
        long item =
                products.published(Products.newMerchant(), products.content()).itemId();

        assertThat(rollBack(item, "{}", 400).get("errors").findValuesAsString("field"))
                .containsExactly("to_version");
        Standing.assertThatItem(rollBack(item, "{\"to_version\": 1}", 200), "ONLINE", 1, false);
    }

    private JsonNode rollBack(long item, String body, int status) {
        return operator.post(status, body, "/api/admin/items/{id}/rollback", item);
    }

    private static ProductContent titled(ProductContent content, String title) {
        return new ProductContent(
                content.categoryId(),
                content.categoryName(),
                title,
                content.description(),
                content.brand(),
                content.outerId(),
                content.imageUrls(),
                content.attributes(),
                content.skus());
    }

    private static String toVersion(long version) {
        return "{\"to_version\": " + version + ", \"reason\": \"wrong price\"}";
    }
}
