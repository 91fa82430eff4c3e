package io.goodsflow.product.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.test.OutboxAssert;
import io.goodsflow.kit.test.TestTokens;
import io.goodsflow.product.Callers;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.TargetSale;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.test.web.servlet.client.RestTestClient;
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
    Workshop workshop;

    @Autowired
    JdbcTemplate jdbc;

    @Autowired
    DataSource dataSource;

    @LocalServerPort
    int port;

    private final long merchant = Products.newMerchant();
    private RestTestClient operator;
    private long item;

    @BeforeEach
    void anItemOnSale() {
        operator = Callers.with(port, "ops", "OPERATOR");
        item = products.published(merchant, products.content()).itemId();
    }

    @Test
    void aWholeLifeIsOneVersionAfterAnother() {
        assertStanding(ok("unpublish", null), "OFFLINE", 2, true);
        assertStanding(ok("publish", "{}"), "ONLINE", 3, true);
        assertStanding(ok("ban", BECAUSE), "BANNED", 4, true);
        assertStanding(ok("unban", BECAUSE), "OFFLINE", 5, true);
        assertStanding(ok("archive", null), "ARCHIVED", 6, true);
        assertStanding(ok("restore", null), "OFFLINE", 7, true);

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
        assertStanding(ok("publish", null), "ONLINE", 1, false);
        assertStanding(ok("unban", BECAUSE), "ONLINE", 1, false);
        assertStanding(ok("restore", null), "ONLINE", 1, false);

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
        RestTestClient keyed = operator.mutate()
                .defaultHeader("Idempotency-Key", Workshop.unique("key"))
                .build();

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
    void anOlderVersionComesBackAsANewOne() {
        Draft first = workshop.submitted(workshop.newCategory());
        products.pass(first);
        ProductContent old = first.content();
        products.pass(workshop.submittedUpdate(first.itemId(), 1, titled(old, "Misprint"), TargetSale.KEEP));

        JsonNode standing = call(operator, first.itemId(), "rollback", toVersion(1), 200);

        assertStanding(standing, "ONLINE", 3, true);
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
        ok("unpublish", null);

        assertStanding(call(operator, "rollback", toVersion(1), 200), "OFFLINE", 2, false);
        assertThat(call(operator, "rollback", toVersion(9), 404).get("code").asString())
                .isEqualTo("product.version_not_found");
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

        JsonNode refused = call(operator, first.itemId(), "rollback", toVersion(1), 409);

        assertThat(refused.get("code").asString()).isEqualTo("product.not_publishable");
        assertThat(refused.get("errors").findValuesAsString("field")).containsExactly("image_urls[0]");
    }

    @Test
    void aRollbackNeedsAVersionAndAReason() {
        JsonNode refused = call(operator, "rollback", "{}", 400);

        assertThat(refused.get("errors").findValuesAsString("field")).containsExactlyInAnyOrder("to_version", "reason");
        assertThat(call(operator, "ban", "{}", 400).get("errors").findValuesAsString("field"))
                .containsExactly("reason");
    }

    @Test
    void aMerchantTakesItsOwnOffSaleAndKnowsNoOther() {
        RestTestClient own = Callers.withToken(port, TestTokens.merchant(merchant));
        RestTestClient other = Callers.withToken(port, TestTokens.merchant(merchant + 1));

        assertThat(call(other, "unpublish", null, 404).get("code").asString()).isEqualTo("product.not_found");
        assertStanding(call(own, "unpublish", null, 200), "OFFLINE", 2, true);
        call(own, "ban", BECAUSE, 403);
    }

    @Test
    void thereIsNothingToCommandBeforeTheFirstPublication() {
        long unpublished =
                products.create(Products.request(merchant, products.content())).itemId();

        call(operator, unpublished, "publish", null, 404);
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

    private JsonNode ok(String command, String body) {
        return call(operator, command, body, 200);
    }

    private JsonNode call(RestTestClient caller, String command, String body, int status) {
        return call(caller, item, command, body, status);
    }

    private static JsonNode call(RestTestClient caller, long item, String command, String body, int status) {
        RestTestClient.RequestBodySpec request = caller.post().uri("/api/admin/items/{id}/{command}", item, command);
        RestTestClient.RequestHeadersSpec<?> whole = body == null
                ? request
                : request.contentType(MediaType.APPLICATION_JSON).body(body);
        var answer = whole.exchange().returnResult(String.class);
        assertThat(answer.getStatus().value())
                .as("%s %s", command, answer.getResponseBody())
                .isEqualTo(status);
        return JSON.readTree(answer.getResponseBody());
    }

    private static String toVersion(long version) {
        return "{\"to_version\": " + version + ", \"reason\": \"wrong price\"}";
    }

    private static void assertStanding(JsonNode standing, String saleState, long version, boolean changed) {
        assertThat(standing.get("sale_state").asString()).isEqualTo(saleState);
        assertThat(standing.get("publish_version").asLong()).isEqualTo(version);
        assertThat(standing.get("changed").asBoolean()).isEqualTo(changed);
        assertThat(standing.get("snapshot_id").asLong()).isPositive();
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
