package io.goodsflow.product.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.test.OutboxAssert;
import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An item under command: every change is a version of its own, with snapshot, history and event. */
@ProductServiceTest
class ItemCommandsTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String BECAUSE = "{\"reason\": \"a complaint\"}";

    @Autowired
    Products products;

    @Autowired
    JdbcTemplate jdbc;

    @Autowired
    DataSource dataSource;

    @LocalServerPort
    int port;

    private final long merchant = Products.newMerchant();
    private Http operator;
    private long item;

    @BeforeEach
    void anItemOnSale() {
        operator = Http.as(port, "OPERATOR");
        item = products.published(merchant, products.content()).itemId();
    }

    @Test
    void aWholeLifeIsOneVersionAfterAnother() {
        Standing.assertThatItem(ok("unpublish", null), "OFFLINE", 2, true);
        Standing.assertThatItem(ok("publish", "{}"), "ONLINE", 3, true);
        Standing.assertThatItem(ok("ban", BECAUSE), "BANNED", 4, true);
        Standing.assertThatItem(ok("unban", BECAUSE), "OFFLINE", 5, true);
        Standing.assertThatItem(ok("archive", null), "ARCHIVED", 6, true);
        Standing.assertThatItem(ok("restore", null), "OFFLINE", 7, true);

        assertThat(column("SELECT publish_version FROM item_snapshot WHERE item_id = ? ORDER BY publish_version"))
                .containsExactly("1", "2", "3", "4", "5", "6", "7");
        assertThat(column("SELECT action FROM product_edit_history_log WHERE item_id = ? AND stage = 'PUBLISH'"
                        + " ORDER BY history_id"))
                .containsExactly("PUBLISH", "OFFLINE", "ONLINE", "BAN", "UNBAN", "ARCHIVE", "RESTORE");
        assertThat(events().map(event -> event.get("event_type").asString()))
                .containsExactly(
                        "ITEM_CREATE",
                        "ITEM_OFFLINE",
                        "ITEM_ONLINE",
                        "ITEM_BANNED",
                        "ITEM_OFFLINE",
                        "ITEM_ARCHIVED",
                        "ITEM_OFFLINE");
        assertThat(events().map(event -> event.get("publish_version").asLong()))
                .containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L);
        assertThat(column("SELECT status FROM product_draft_tab WHERE item_id = ?"))
                .containsOnly("PUBLISHED");
    }

    @Test
    void whatIsSoAlreadyMakesNoVersion() {
        Standing.assertThatItem(ok("publish", null), "ONLINE", 1, false);
        Standing.assertThatItem(ok("unban", BECAUSE), "ONLINE", 1, false);
        Standing.assertThatItem(ok("restore", null), "ONLINE", 1, false);

        assertThat(count("item_snapshot")).isEqualTo(1);
    }

    @Test
    void aBanBeatsPublishAndArchiving() {
        ok("ban", BECAUSE);

        for (String command : List.of("publish", "unpublish", "archive", "restore")) {
            JsonNode refused = call(operator, command, null, 409);
            assertThat(refused.get("code").asString()).isEqualTo("product.illegal_sale_state");
            assertThat(refused.get("sale_state").asString()).isEqualTo("BANNED");
        }
        assertThat(count("item_snapshot")).isEqualTo(2);
    }

    @Test
    void aRepeatedKeyHasOneEffectAndOneAnswer() {
        Http keyed = operator.with("Idempotency-Key", Workshop.unique("key"));

        JsonNode first = call(keyed, "unpublish", "{}", 200);
        ok("publish", null);

        assertThat(call(keyed, "unpublish", "{}", 200)).isEqualTo(first);
        assertThat(state()).isEqualTo("ONLINE");
        assertThat(call(keyed, "unpublish", "{\"reason\": \"another\"}", 422)
                        .get("code")
                        .asString())
                .isEqualTo("request.idempotency_key_reused");
    }

    @Test
    void aRepeatedKeyIsAnsweredEvenWhereTheCommandWouldBeRefusedByNow() {
        Http keyed = operator.with("Idempotency-Key", Workshop.unique("key"));
        JsonNode first = call(keyed, "unpublish", "{}", 200);
        ok("ban", BECAUSE);

        assertThat(call(keyed, "unpublish", "{}", 200)).isEqualTo(first);
        assertThat(call(keyed, "unpublish", "{\"reason\": \"another\"}", 422)
                        .get("code")
                        .asString())
                .isEqualTo("request.idempotency_key_reused");
    }

    @Test
    void aRefusalIsNotKeptForItsKey() {
        Http keyed = operator.with("Idempotency-Key", Workshop.unique("key"));
        ok("ban", BECAUSE);
        call(keyed, "unpublish", "{}", 409);
        ok("unban", BECAUSE);
        ok("publish", null);

        Standing.assertThatItem(call(keyed, "unpublish", "{}", 200), "OFFLINE", 5, true);
    }

    @Test
    void manyAtOnceMakeVersionsWithoutAGap() throws Exception {
        Together.run(12, i -> ok(i % 2 == 0 ? "unpublish" : "publish", null));

        List<String> versions =
                column("SELECT publish_version FROM item_snapshot WHERE item_id = ? ORDER BY publish_version");
        assertThat(versions)
                .isEqualTo(IntStream.rangeClosed(1, versions.size())
                        .mapToObj(Integer::toString)
                        .toList());
        assertThat(events()).hasSameSizeAs(versions);
        assertThat(column("SELECT publish_version FROM product_item_tab WHERE item_id = ?"))
                .containsExactly(Integer.toString(versions.size()));
    }

    @Test
    void aDraftInReviewIsNotTouchedByABan() {
        // a second product of the merchant in review; commands use drafts of their own outside its slot
        Products.Submitted inReview = products.submitted(merchant, products.content());
        ok("ban", BECAUSE);

        assertThat(jdbc.queryForObject(
                        "SELECT status FROM product_draft_tab WHERE draft_id = ?",
                        String.class,
                        inReview.draft().draftId()))
                .isEqualTo("QC_PENDING");
    }

    @Test
    void aReasonMayBeGivenButNeedNot() {
        ok("ban", null);
        ok("unban", "{}");

        assertThat(column(
                        "SELECT reason FROM product_edit_history_log WHERE item_id = ? AND action IN ('BAN', 'UNBAN')"))
                .containsExactly(null, null);
        assertThat(call(operator, "ban", "{\"reason\": \"" + "x".repeat(501) + "\"}", 400)
                        .get("errors")
                        .findValuesAsString("field"))
                .containsExactly("reason");
    }

    @Test
    void aMerchantTakesItsOwnOffSaleAndKnowsNoOther() {
        Http own = Http.ofMerchant(port, merchant);
        Http other = Http.ofMerchant(port, merchant + 1);

        assertThat(call(other, "unpublish", null, 404).get("code").asString()).isEqualTo("product.not_found");
        Standing.assertThatItem(call(own, "unpublish", null, 200), "OFFLINE", 2, true);
        call(own, "ban", BECAUSE, 403);
    }

    @Test
    void thereIsNothingToCommandBeforeTheFirstPublication() {
        long unpublished =
                products.create(Products.request(merchant, products.content())).itemId();

        operator.post(404, null, "/api/admin/items/{id}/publish", unpublished);
    }

    private JsonNode ok(String command, String body) {
        return call(operator, command, body, 200);
    }

    private JsonNode call(Http caller, String command, String body, int status) {
        return caller.post(status, body, "/api/admin/items/{id}/{command}", item, command);
    }

    private String state() {
        return column("SELECT sale_state FROM product_item_tab WHERE item_id = ?")
                .get(0);
    }

    private List<String> column(String sql) {
        return jdbc.queryForList(sql, String.class, item);
    }

    private long count(String table) {
        return jdbc.queryForList("SELECT 1 FROM " + table + " WHERE item_id = ?", item)
                .size();
    }

    private Stream<JsonNode> events() {
        return OutboxAssert.events(dataSource).stream()
                .filter(event ->
                        event.key().equals(Long.toString(item)) && event.type().equals("product.item-changed"))
                .map(event -> JSON.readTree(event.body()).get("data"));
    }
}
