package io.goodsflow.product.draft;

import static io.goodsflow.product.Products.request;
import static io.goodsflow.product.draft.Patches.titled;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.data.purge.PurgeBatch;
import io.goodsflow.product.Http;
import io.goodsflow.product.Products.Submitted;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.AbandonDraftRequest;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.draft.Patches.Asker;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Drafts that are over are forgotten, and what must still be explained is not. */
class DraftRetentionTest extends DraftApiTestBase {

    @Autowired
    private List<PurgeBatch> purges;

    @Autowired
    private Transactions transactions;

    @LocalServerPort
    private int port;

    private PurgeBatch retention;

    @BeforeEach
    void theRetentionOfDrafts() {
        retention = purges.stream()
                .filter(purge -> purge.table().equals("product_draft_tab"))
                .findFirst()
                .orElseThrow();
        purge(500);
    }

    @Test
    void whatEndedLongAgoGoesWithAllThatHangsOnIt() {
        CreateDraftRequest request = request(merchant, products.content());
        DraftAnswer draft = api.create(request);
        products.reject(draft, products.submit(api, draft));
        abandon(draft);
        age(draft.draftId());

        assertThat(purge(500)).isEqualTo(1);

        refused(404, "product.draft_not_found", () -> api.get(draft.draftId()));
        refused(404, "product.draft_not_found", () -> api.byRequest(request.requestId()));
        assertThat(count("draft_snapshot", draft.draftId())).isZero();
        assertThat(count("draft_verdict", draft.draftId())).isZero();
    }

    @Test
    void theHistoryOfWhatNeverWasPublishedIsReadWithoutItsDraft() {
        DraftAnswer draft = api.create(request(merchant, products.content()));
        abandon(draft);
        age(draft.draftId());
        String path = "/api/admin/items/{id}/history";

        assertThat(purge(500)).isEqualTo(1);

        assertThat(Http.as(port, "OPERATOR").get(200, path, draft.itemId()).path("items"))
                .hasSize(2);
        assertThat(Http.ofMerchant(port, merchant)
                        .get(200, path, draft.itemId())
                        .path("items"))
                .hasSize(2);
        Http.ofMerchant(port, merchant + 1).get(404, path, draft.itemId());
    }

    @Test
    void whatEndedLatelyOrIsNotOverStaysHoweverOldItsItem() {
        DraftAnswer lately = api.create(request(merchant, products.content()));
        abandon(lately);
        DraftAnswer editing = api.create(request(merchant, products.content()));
        Submitted rejected = products.rejected(merchant, products.content());
        Submitted pending = products.submitted(merchant, products.content());
        List<Long> live = List.of(
                editing.draftId(), rejected.draft().draftId(), pending.draft().draftId());
        live.forEach(this::age);

        assertThat(purge(500)).isZero();

        assertThat(live).allSatisfy(id -> assertThat(api.get(id).draftId()).isEqualTo(id));
        assertThat(api.get(lately.draftId()).status()).isEqualTo("ABANDONED");
    }

    @Test
    void theDraftOfThePresentVersionStaysAndOlderVersionsAreExplainedWithoutTheirs() {
        Submitted first = products.published(merchant, products.content());
        UpdateDraftAnswer change =
                api.update(first.itemId(), Asker.merchant(merchant).asks(titled("Spring oolong")));
        products.pass(change.draft(), products.submit(api, change.draft()));
        forgetUpdates(first.itemId());
        age(first.draft().draftId(), change.draft().draftId());

        assertThat(purge(500)).isEqualTo(1);

        refused(404, "product.draft_not_found", () -> api.get(first.draft().draftId()));
        assertThat(api.get(change.draft().draftId()).status()).isEqualTo("PUBLISHED");
        assertThat(count("draft_verdict", change.draft().draftId())).isEqualTo(1);
        Http operator = Http.as(port, "OPERATOR");
        assertThat(operator.get(200, "/api/admin/items/{id}/snapshots/1", first.itemId())
                        .at("/content/title")
                        .asString())
                .isEqualTo("Camellia oolong");
        assertThat(operator.get(200, "/api/admin/items/{id}/history?publish_version=1&stage=PUBLISH", first.itemId())
                        .path("items"))
                .hasSize(1);
        operator.post(200, "{\"to_version\":1}", "/api/admin/items/{id}/rollback", first.itemId());
    }

    @Test
    void aDraftStaysAsLongAsItsUpdateCanBeAskedFor() {
        Submitted first = products.published(merchant, products.content());
        UpdateDraftRequest request = Asker.merchant(merchant).asks(titled("Spring oolong"));
        UpdateDraftAnswer change = api.update(first.itemId(), request);
        abandon(change.draft());
        age(change.draft().draftId());

        assertThat(purge(500)).isZero();
        assertThat(api.updateByRequest(request.requestId()).draft().status()).isEqualTo("ABANDONED");

        forgetUpdates(first.itemId());
        assertThat(purge(500)).isEqualTo(1);
    }

    @Test
    void aSmallBatchComesPastManyThatStay() {
        for (int i = 0; i < 25; i++) {
            age(products.published(merchant, products.content()).draft().draftId());
        }
        Submitted old = products.published(merchant, products.content());
        age(old.draft().draftId());
        Http.as(port, "OPERATOR").post(200, null, "/api/admin/items/{id}/unpublish", old.itemId());

        assertThat(purge(1)).isEqualTo(1);

        assertThat(count("product_draft_tab", old.draft().draftId())).isZero();
        assertThat(jdbc.queryForObject(
                        "SELECT COUNT(*) FROM product_draft_tab WHERE merchant_id = ?", Integer.class, merchant))
                .isEqualTo(26);
    }

    @Test
    void aVerdictThatComesWhenItsDraftIsForgottenChangesNothing() {
        Submitted first = products.published(merchant, products.content());
        UpdateDraftAnswer change =
                api.update(first.itemId(), Asker.merchant(merchant).asks(titled("Spring oolong")));
        SubmitDraftAnswer submitted = products.submit(api, change.draft());
        products.reject(change.draft(), submitted);
        abandon(change.draft());
        forgetUpdates(first.itemId());
        age(change.draft().draftId());
        assertThat(purge(500)).isEqualTo(1);

        products.pass(change.draft(), submitted);

        assertThat(jdbc.queryForObject(
                        "SELECT publish_version FROM product_item_tab WHERE item_id = ?", Long.class, first.itemId()))
                .isEqualTo(1);
    }

    private int purge(int limit) {
        return transactions.execute(() -> retention.delete(limit));
    }

    private void abandon(DraftAnswer draft) {
        api.abandon(draft.draftId(), new AbandonDraftRequest(Workshop.unique("a"), "merchant1", "typo", null));
    }

    private void age(Long... draftIds) {
        for (long draftId : draftIds) {
            jdbc.update("UPDATE product_draft_tab SET updated_at = '2001-01-01' WHERE draft_id = ?", draftId);
        }
    }

    /** As after their 30 days. */
    private void forgetUpdates(long itemId) {
        jdbc.update("DELETE FROM product_draft_update WHERE item_id = ?", itemId);
    }

    private int count(String table, long draftId) {
        return jdbc.queryForObject("SELECT COUNT(*) FROM " + table + " WHERE draft_id = ?", Integer.class, draftId);
    }
}
