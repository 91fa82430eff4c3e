package io.goodsflow.product.facade;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.InventoryStub;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Templates;
import io.goodsflow.product.Workshop;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

/** Products kept by hand. */
@ProductServiceTest
class ProductAdminTest {

    private static final String PRODUCTS = "/api/admin/products";
    private static final String PRODUCT = PRODUCTS + "/{id}";

    @Autowired
    private Products products;

    @Autowired
    private Workshop workshop;

    @Autowired
    private Templates templates;

    @Autowired
    private InventoryStub inventory;

    @Autowired
    private JdbcTemplate jdbc;

    @LocalServerPort
    private int port;

    private Http operator;
    private long category;

    @BeforeEach
    void anOperatorAndACategory() {
        operator = Http.as(port, "OPERATOR");
        category = workshop.newCategory();
        inventory.knows(Map.of());
    }

    @Test
    void aProductIsAddedOffSaleAsAVersionOfThePlatform() {
        long id = added(product(category, " Oolong ", "Picked by hand."));

        JsonNode detail = operator.get(200, PRODUCT, id);
        assertThat(detail.get("title").asString()).isEqualTo("Oolong");
        assertThat(detail.get("description").asString()).isEqualTo("Picked by hand.");
        assertThat(detail.get("status").asString()).isEqualTo("off_sale");
        assertThat(detail.get("publish_version").asLong()).isOne();
        assertThat(detail.get("skus").isEmpty()).isTrue();
        assertThat(jdbc.queryForMap("SELECT merchant_id, sale_state FROM product_item_tab WHERE item_id = ?", id))
                .containsEntry("merchant_id", 0L)
                .containsEntry("sale_state", "OFFLINE");
        assertThat(jdbc.queryForMap("SELECT fingerprint, published FROM product_identity WHERE item_id = ?", id))
                .containsEntry("fingerprint", "facade:" + id)
                .containsEntry("published", true);
        assertThat(jdbc.queryForMap(
                        "SELECT status, business_fingerprint, source FROM product_draft_tab WHERE item_id = ?", id))
                .containsEntry("status", "PUBLISHED")
                .containsEntry("business_fingerprint", "facade:" + id)
                .containsEntry("source", "OPERATOR");
        assertThat(events(id)).containsExactly("ITEM_CREATE");
        assertThat(history(id)).containsExactly("CREATE");
    }

    @Test
    void twoProductsMayBeCalledTheSame() {
        assertThat(added(product(category, "Oolong", null))).isNotEqualTo(added(product(category, "Oolong", null)));
    }

    @Test
    void aChangeIsAVersionAndNoChangeIsNone() {
        long id = added(product(category, "Oolong", "old"));
        long other = workshop.newCategory();

        operator.put(204, product(other, "Green tea", null), PRODUCT, id);
        operator.put(204, product(other, "Green tea", null), PRODUCT, id);

        JsonNode detail = operator.get(200, PRODUCT, id);
        assertThat(detail.get("title").asString()).isEqualTo("Green tea");
        assertThat(detail.get("description").isNull()).isTrue();
        assertThat(detail.get("category_id").asLong()).isEqualTo(other);
        assertThat(detail.get("publish_version").asLong()).isEqualTo(2);
        assertThat(events(id)).containsExactly("ITEM_CREATE", "ITEM_UPDATE");
        assertThat(history(id)).containsExactly("CREATE", "EDIT");
        assertThat(jdbc.queryForList("SELECT fingerprint FROM product_identity WHERE item_id = ?", String.class, id))
                .containsExactly("facade:" + id);
    }

    @Test
    void aMerchantsProductIsChangedTooAndKeepsWhatTheFacadeDoesNotKnow() {
        long id = products.published(Products.newMerchant(), products.content()).itemId();

        operator.put(204, product(category, "Renamed", "x"), PRODUCT, id);

        assertThat(jdbc.queryForMap("SELECT title, brand, publish_version FROM product_item_tab WHERE item_id = ?", id))
                .containsEntry("title", "Renamed")
                .containsEntry("brand", "Yunxiu")
                .containsEntry("publish_version", 2L);
        assertThat(operator.get(200, PRODUCT, id).get("skus").size()).isEqualTo(2);
    }

    @Test
    void aProductWithoutSkusMayBePutOnSale() {
        long id = added(product(category, "Oolong", null));

        operator.post(204, null, PRODUCT + "/publish", id);
        operator.post(204, null, PRODUCT + "/publish", id);

        JsonNode page = operator.get(200, "/api/products?category_id={id}", category);
        assertThat(page.get("items").get(0).get("min_price").isNull()).isTrue();
        assertThat(operator.get(200, "/api/products/{id}", id).get("status").asString())
                .isEqualTo("on_sale");
        operator.post(204, null, PRODUCT + "/unpublish", id);
        operator.post(204, null, PRODUCT + "/unpublish", id);
        operator.get(404, "/api/products/{id}", id);
        assertThat(events(id)).containsExactly("ITEM_CREATE", "ITEM_ONLINE", "ITEM_OFFLINE");
        operator.post(200, "{\"to_version\": 1}", "/api/admin/items/{id}/rollback", id);
    }

    @Test
    void faultsAreToldInChinese() {
        Http chinese = operator.with("Accept-Language", "zh-CN");

        assertThat(chinese.post(400, "{\"title\": \"\"}", "/api/admin/products")
                        .get("errors")
                        .findValuesAsString("message"))
                .containsExactlyInAnyOrder("category_id 必须是类目 ID", "title 不能为空");
        assertThat(chinese.post(400, "{\"price\": -1}", "/api/admin/products/1/skus")
                        .get("errors")
                        .findValuesAsString("message"))
                .containsExactlyInAnyOrder("specs 不能为空", "price 应在 0 至 100000000 之间", "stock 不能为空");
        assertThat(chinese.get(400, "/api/admin/products?status=x")
                        .at("/errors/0/message")
                        .asString())
                .isEqualTo("status 只能是 on_sale 或 off_sale");
        assertThat(chinese.get(400, "/api/products?category_id=0")
                        .at("/errors/0/message")
                        .asString())
                .isEqualTo("category_id 不能小于 1");
        assertThat(operator.post(400, "{\"title\": \"\"}", "/api/admin/products")
                        .at("/errors/1")
                        .propertyNames())
                .containsExactly("field", "code", "message");
    }

    @Test
    void whatIsBannedOrArchivedIsNotPutOnSale() {
        long id = added(product(category, "Oolong", null));

        operator.post(200, null, "/api/admin/items/{id}/ban", id);
        assertCode(operator.post(409, null, PRODUCT + "/publish", id), "product.illegal_sale_state");
        operator.post(200, null, "/api/admin/items/{id}/unban", id);
        operator.post(200, null, "/api/admin/items/{id}/archive", id);
        assertCode(operator.post(409, null, PRODUCT + "/publish", id), "product.illegal_sale_state");
        assertCode(operator.put(409, product(category, "x", null), PRODUCT, id), "product.illegal_sale_state");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"category_id\": %d}",
                "{\"category_id\": %d, \"title\": null}",
                "{\"category_id\": %d, \"title\": \" \"}",
                "{\"title\": \"x%d\"}",
                "{\"category_id\": 0, \"title\": \"x%d\"}",
                "{\"category_id\": \"%d tea\", \"title\": \"x\"}",
                "{\"category_id\": %d, \"title\": \"x\", \"status\": \"on_sale\"}",
                "[%d]"
            })
    void whatIsWrongIsRefused(String template) {
        String body = template.formatted(category);
        long id = added(product(category, "Oolong", null));

        operator.post(400, body, PRODUCTS);
        operator.put(400, body, PRODUCT, id);
    }

    @Test
    void aTitleHasAtMost128Characters() {
        added(product(category, "茶".repeat(128), null));
        JsonNode problem = operator.post(400, product(category, "茶".repeat(129), null), PRODUCTS);

        assertCode(problem, "request.invalid");
        assertThat(problem.get("errors").get(0).get("field").asString()).isEqualTo("title");
    }

    @Test
    void whatIsNotThereIsNotFound() {
        long absent = Workshop.newId();
        long id = added(product(category, "Oolong", null));

        assertCode(operator.post(404, product(absent, "x", null), PRODUCTS), "product.category_absent");
        assertCode(operator.put(404, product(absent, "x", null), PRODUCT, id), "product.category_absent");
        assertCode(operator.put(404, product(category, "x", null), PRODUCT, absent), "product.not_found");
        assertCode(operator.get(404, PRODUCT, absent), "product.not_found");
        operator.post(404, null, PRODUCT + "/publish", absent);
        operator.post(404, null, PRODUCT + "/unpublish", absent);
    }

    @Test
    void theTemplateOfTheCategoryJudges() {
        templates.give(category, 0, Templates.closed(Templates.text("origin", true)));

        JsonNode problem = operator.post(400, product(category, "Oolong", null), PRODUCTS);

        assertThat(problem.get("errors").get(0).get("field").asString()).isEqualTo("attributes.origin");
    }

    @Test
    void aKeyMakesARepeatSafe() {
        Http keyed = operator.with("Idempotency-Key", Workshop.unique("key"));
        String body = product(category, "Oolong", null);

        long id = keyed.post(201, body, PRODUCTS).get("id").asLong();

        assertThat(keyed.post(201, body, PRODUCTS).get("id").asLong()).isEqualTo(id);
        assertCode(keyed.post(422, product(category, "x", null), PRODUCTS), "request.idempotency_key_reused");
        keyed.put(204, product(category, "Green", null), PRODUCT, id);
        operator.put(204, product(category, "Black", null), PRODUCT, id);
        keyed.put(204, product(category, "Green", null), PRODUCT, id);
        assertThat(operator.get(200, PRODUCT, id).get("title").asString()).isEqualTo("Black");
    }

    @Test
    void theListShowsAllStatesTheNewestFirst() {
        long first = added(product(category, "First", null));
        long second = added(product(category, "Second", null));
        long third = added(product(category, "Third", null));
        operator.post(204, null, PRODUCT + "/publish", second);
        operator.post(200, null, "/api/admin/items/{id}/ban", third);

        assertThat(listed("")).containsExactly(third, second, first);
        assertThat(listed("&status=on_sale")).containsExactly(second);
        assertThat(listed("&status=off_sale")).containsExactly(third, first);
        assertThat(listed("&page=2&page_size=2")).containsExactly(first);
        assertThat(listed("&page=9&page_size=2")).isEmpty();
        JsonNode page = operator.get(200, PRODUCTS + "?page_size=500");
        assertThat(page.get("page_size").asInt()).isEqualTo(200);
        operator.get(400, PRODUCTS + "?status=archived");
        operator.get(400, PRODUCTS + "?category_id=x");
        operator.get(400, PRODUCTS + "?category_id=0");
        operator.get(400, PRODUCTS + "?page=0");
    }

    private List<Long> listed(String more) {
        JsonNode page = operator.get(200, PRODUCTS + "?category_id=" + category + more);
        return page.get("items")
                .valueStream()
                .map(item -> item.get("id").asLong())
                .toList();
    }

    private long added(String body) {
        return operator.post(201, body, PRODUCTS).get("id").asLong();
    }

    private List<String> events(long itemId) {
        return jdbc.queryForList(
                "SELECT JSON_VALUE(body, '$.data.event_type') FROM outbox_event WHERE event_key = ?"
                        + " AND event_type = 'product.item-changed' ORDER BY sequence",
                String.class,
                Long.toString(itemId));
    }

    private List<String> history(long itemId) {
        return jdbc.queryForList(
                "SELECT action FROM product_edit_history_log WHERE item_id = ? ORDER BY history_id",
                String.class,
                itemId);
    }

    private static void assertCode(JsonNode problem, String code) {
        assertThat(problem.get("code").asString()).isEqualTo(code);
    }

    private static String product(
            long categoryId, String title, @org.jspecify.annotations.Nullable String description) {
        return "{\"category_id\": %d, \"title\": \"%s\"%s}"
                .formatted(categoryId, title, description == null ? "" : ", \"description\": \"" + description + "\"");
    }
}
