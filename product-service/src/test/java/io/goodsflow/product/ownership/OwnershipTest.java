package io.goodsflow.product.ownership;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Products.Submitted;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.category.application.AddCategory;
import io.goodsflow.product.contract.api.DraftPatch;
import io.goodsflow.product.contract.api.DraftSource;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.update.application.UpdateDraft;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

/** Who may write which field, over HTTP and in what becomes of an update. */
@ProductServiceTest
class OwnershipTest {

    private static final String LOCKS = "/api/admin/items/{id}/locks";
    private static final String OWNERSHIP = "/api/admin/categories/{id}/ownership";

    @Autowired
    private Products products;

    @Autowired
    private UpdateDraft updateDraft;

    @Autowired
    private JdbcTemplate jdbc;

    @LocalServerPort
    private int port;

    private final long merchant = Products.newMerchant();
    private long category;
    private long itemId;
    private Http operator;

    @BeforeEach
    void aPublishedItem() {
        AddCategory.Added added = products.newCategory();
        category = added.id();
        Submitted published = products.published(merchant, Products.content(added.name()));
        itemId = published.itemId();
        operator = Http.as(port, "OPERATOR");
    }

    @Test
    void aLockedFieldStaysWhateverTheSupplierAndTheMerchantSend() {
        operator.post(200, "{\"fields\":[\"title\"],\"reason\":\"campaign\"}", LOCKS, itemId);

        assertThat(fields(update(DraftSource.SUPPLIER)))
                .isEqualTo(Map.of("title", "ignored_locked", "brand", "applied"));
        assertThat(fields(update(DraftSource.MERCHANT, "title only"))).isEqualTo(Map.of("title", "ignored_locked"));
    }

    @Test
    void whatIsLeftOfAnUpdateDecidesAndNothingIsLeftHere() {
        operator.post(200, "{\"fields\":[\"title\"],\"reason\":\"campaign\"}", LOCKS, itemId);

        assertThat(update(DraftSource.MERCHANT, "title only").outcome()).isEqualTo("NO_OP");
        assertThat(update(DraftSource.OPERATOR, "title only").outcome()).isEqualTo("UPDATED");
    }

    @Test
    void locksAreListedEndAndAreToldInTheHistory() {
        OffsetDateTime end = OffsetDateTime.now(ZoneOffset.UTC).plus(Duration.ofDays(1));
        JsonNode set = operator.post(
                200,
                "{\"fields\":[\"title\",\"skus.price\"],\"reason\":\"campaign\",\"expires_at\":\"" + end + "\"}",
                LOCKS,
                itemId);
        assertThat(names(set)).containsExactly("skus.price", "title");

        operator.post(200, "{\"fields\":[\"title\"],\"reason\":\"over\"}", "/api/admin/items/{id}/unlock", itemId);

        assertThat(names(operator.get(200, LOCKS, itemId))).containsExactly("skus.price");
        assertThat(fields(update(DraftSource.SUPPLIER))).containsEntry("title", "applied");
        List<String> history = jdbc.queryForList(
                "SELECT action FROM product_edit_history_log WHERE item_id = ? ORDER BY history_id",
                String.class,
                itemId);
        assertThat(history).containsSubsequence("LOCK_FIELDS", "UNLOCK_FIELDS", "EDIT_DRAFT");
        JsonNode entries = operator.get(200, "/api/admin/items/{id}/history?action=LOCK_FIELDS", itemId);
        assertThat(entries.at("/items/0/draft_id").isNull()).isTrue();
        assertThat(entries.at("/items/0/change_payload/0/label").asString()).isEqualTo("Lock");
    }

    @Test
    void aLockNeedsNoReason() {
        operator.post(200, "{\"fields\":[\"title\"]}", LOCKS, itemId);

        assertThat(operator.get(200, LOCKS, itemId).at("/items/0/reason").isNull())
                .isTrue();
        assertThat(names(operator.post(200, "{\"fields\":[\"title\"]}", "/api/admin/items/{id}/unlock", itemId)))
                .isEmpty();
    }

    @Test
    void aLateRepeatOfAChangeOfOwnershipIsAnsweredAsAtFirst() {
        Http keyed = operator.with("Idempotency-Key", Workshop.unique("key"));
        String mine = "{\"version\":0,\"rules\":[{\"field\":\"title\",\"sources\":[\"MERCHANT\",\"SUPPLIER\"]}]}";
        JsonNode first = keyed.put(200, mine, OWNERSHIP, category);
        operator.put(200, "{\"version\":1,\"rules\":[]}", OWNERSHIP, category);

        assertThat(keyed.put(200, mine, OWNERSHIP, category)).isEqualTo(first);
        assertThat(operator.get(200, OWNERSHIP, category).get("version").asLong())
                .isEqualTo(2);
    }

    @Test
    void anExpiredLockDoesNotHold() {
        operator.post(200, "{\"fields\":[\"title\"],\"reason\":\"campaign\"}", LOCKS, itemId);
        jdbc.update(
                "UPDATE product_field_lock SET expires_at = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND WHERE item_id = ?",
                itemId);

        assertThat(names(operator.get(200, LOCKS, itemId))).isEmpty();
        assertThat(fields(update(DraftSource.SUPPLIER))).containsEntry("title", "applied");
    }

    @Test
    void onlyFieldsThatThereAreCanBeLocked() {
        JsonNode problem = operator.post(400, "{\"fields\":[\"price\"],\"reason\":\"campaign\"}", LOCKS, itemId);

        assertThat(problem.at("/errors/0/code").asString()).isEqualTo("field.unknown");
        operator.post(404, "{\"fields\":[\"title\"],\"reason\":\"campaign\"}", LOCKS, Workshop.newId());
        operator.get(404, LOCKS, Workshop.newId());
    }

    @Test
    void theMatrixOfACategoryCutsWhatASourceMayNotWrite() {
        JsonNode before = operator.get(200, OWNERSHIP, category);
        assertThat(before.path("version").asLong()).isZero();

        JsonNode after = operator.put(200, rules(0, "title", "\"MERCHANT\",\"OPERATOR\""), OWNERSHIP, category);

        assertThat(after.path("version").asLong()).isEqualTo(1);
        assertThat(operator.get(200, OWNERSHIP, category).path("rules")).isEqualTo(after.path("rules"));
        assertThat(fields(update(DraftSource.SUPPLIER)))
                .isEqualTo(Map.of("title", "ignored_not_owner", "brand", "applied"));
    }

    @Test
    void twoWhoChangeTheMatrixFromOneVersionDoNotOverwriteEachOther() {
        operator.put(200, rules(0, "title", "\"MERCHANT\""), OWNERSHIP, category);

        JsonNode problem = operator.put(409, rules(0, "brand", "\"MERCHANT\""), OWNERSHIP, category);

        assertThat(problem.path("code").asString()).isEqualTo("product.ownership_changed");
        assertThat(problem.path("version").asLong()).isEqualTo(1);
        operator.put(200, rules(1, "brand", "\"MERCHANT\""), OWNERSHIP, category);
        operator.put(200, rules(1, "brand", "\"MERCHANT\""), OWNERSHIP, category);
        operator.put(400, rules(2, "skus[1].price", "\"MERCHANT\""), OWNERSHIP, category);
        operator.put(404, rules(0, "brand", "\"MERCHANT\""), OWNERSHIP, Workshop.newId());
    }

    @Test
    void aFieldThatIsLockedInReviewIsNotPublishedAndGoesAwayWhenTheChangeIsMadeAgain() {
        String operation = Workshop.unique("op");
        UpdateDraftAnswer change = both(operation);
        SubmitDraftAnswer waiting = products.submit(change.draft());
        operator.post(200, "{\"fields\":[\"title\"],\"reason\":\"campaign\"}", LOCKS, itemId);

        products.pass(change.draft(), waiting);

        assertThat(jdbc.queryForMap(
                        "SELECT status, rebase_required, status_reasons FROM product_draft_tab WHERE draft_id = ?",
                        change.draft().draftId()))
                .containsEntry("status", "EDITING")
                .containsEntry("rebase_required", true)
                .satisfies(
                        row -> assertThat(row.get("status_reasons").toString()).contains("field.locked", "title"));
        UpdateDraftAnswer again = both(operation);
        assertThat(fields(again)).isEqualTo(Map.of("title", "ignored_locked", "brand", "applied"));
        products.pass(again.draft(), products.submit(again.draft()));
        assertThat(jdbc.queryForMap("SELECT title, brand FROM product_item_tab WHERE item_id = ?", itemId))
                .containsEntry("title", "Camellia oolong")
                .containsEntry("brand", "New brand");
    }

    @Test
    void anOperatorPublishesWhatIsLocked() {
        UpdateDraftAnswer change = update(DraftSource.OPERATOR, "By hand");
        SubmitDraftAnswer waiting = products.submit(change.draft());
        operator.post(200, "{\"fields\":[\"title\"],\"reason\":\"campaign\"}", LOCKS, itemId);

        products.pass(change.draft(), waiting);

        assertThat(jdbc.queryForMap("SELECT title FROM product_item_tab WHERE item_id = ?", itemId))
                .containsEntry("title", "By hand");
    }

    @Test
    void whatMovesToAnotherCategoryIsHeldToItsMatrixToo() {
        AddCategory.Added next = products.newCategory();
        operator.put(200, rules(0, "brand", "\"OPERATOR\""), OWNERSHIP, next.id());
        DraftPatch move = new DraftPatch(next.name(), null, null, "New brand", null, null, null, null, null, null);

        assertThat(fields(ask(DraftSource.MERCHANT, move)))
                .isEqualTo(Map.of("category", "applied", "brand", "ignored_not_owner"));
    }

    private UpdateDraftAnswer both(String operation) {
        DraftPatch patch = new DraftPatch(null, "New title", null, "New brand", null, null, null, null, null, null);
        return updateDraft.handle(
                itemId,
                new UpdateDraftRequest(
                        Workshop.unique("update"), operation, merchant, DraftSource.MERCHANT, "someone", null, patch));
    }

    private static String rules(long version, String field, String sources) {
        return "{\"version\":" + version + ",\"rules\":[{\"field\":\"" + field + "\",\"sources\":[" + sources + "]}]}";
    }

    private UpdateDraftAnswer update(DraftSource source) {
        return ask(source, new DraftPatch(null, "New title", null, "New brand", null, null, null, null, null, null));
    }

    private UpdateDraftAnswer update(DraftSource source, String title) {
        return ask(source, new DraftPatch(null, title, null, null, null, null, null, null, null, null));
    }

    private UpdateDraftAnswer ask(DraftSource source, DraftPatch patch) {
        String operation = Workshop.unique("op");
        return updateDraft.handle(
                itemId,
                new UpdateDraftRequest(Workshop.unique("update"), operation, merchant, source, "someone", null, patch));
    }

    private static Map<String, String> fields(UpdateDraftAnswer answer) {
        return answer.fields().stream()
                .collect(Collectors.toMap(UpdateDraftAnswer.Field::field, UpdateDraftAnswer.Field::outcome));
    }

    private static List<String> names(JsonNode locks) {
        return locks.path("items")
                .valueStream()
                .map(lock -> lock.path("field").asString())
                .toList();
    }
}
