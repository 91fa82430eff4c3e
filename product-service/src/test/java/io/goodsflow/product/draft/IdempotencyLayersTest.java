package io.goodsflow.product.draft;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Products;
import io.goodsflow.product.Products.Submitted;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftPatch;
import io.goodsflow.product.contract.api.DraftSource;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftRequest;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.contract.api.WithdrawDraftRequest;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The four layers of idempotency (architecture 3.8; source 4.2.8), each tried where the ones before it let through. */
class IdempotencyLayersTest extends DraftApiTestBase {

    private static final int CALLERS = 8;

    /** Layer 1: the same request is answered as the first time, whatever it asks for. */
    @Test
    void a_request_that_is_sent_again_by_many_has_one_effect_and_one_answer() throws Exception {
        CreateDraftRequest create = Products.request(merchant, products.content());
        List<DraftAnswer> created = Together.run(CALLERS, n -> api.create(create));
        assertThat(created).containsOnly(created.get(0));
        long draft = created.get(0).draftId();

        SubmitDraftRequest submit = new SubmitDraftRequest(Workshop.unique("submit"), "merchant1");
        List<SubmitDraftAnswer> submitted = Together.run(CALLERS, n -> api.submit(draft, submit));
        assertThat(submitted).containsOnly(submitted.get(0));
        products.pass(created.get(0), submitted.get(0));

        UpdateDraftRequest update = update(1L, "Camellia oolong, spring");
        long item = created.get(0).itemId();
        List<UpdateDraftAnswer> updated = Together.run(CALLERS, n -> api.update(item, update));
        assertThat(updated).containsOnly(updated.get(0));
        long change = Objects.requireNonNull(updated.get(0).draft()).draftId();
        products.submit(updated.get(0).draft());

        WithdrawDraftRequest withdraw = new WithdrawDraftRequest(Workshop.unique("w"), "merchant1", "not yet");
        List<DraftAnswer> withdrawn = Together.run(CALLERS, n -> api.withdraw(change, withdraw));
        assertThat(withdrawn).containsOnly(withdrawn.get(0));
        assertThat(history(item)).containsOnlyOnce("CREATE_DRAFT", "PUBLISH", "WITHDRAW");

        UpdateDraftRequest other = new UpdateDraftRequest(
                update.requestId(),
                update.operationId(),
                merchant,
                DraftSource.MERCHANT,
                "merchant1",
                1L,
                title("another"));
        refused(422, "request.idempotency_key_reused", () -> api.update(item, other));
    }

    /** Layer 2: other requests for the same product find it taken. */
    @Test
    void one_product_that_is_asked_for_by_many_requests_at_once_is_one_item() throws Exception {
        DraftContent content = products.content();

        List<DraftAnswer> drafts = Together.run(CALLERS, n -> api.create(Products.request(merchant, content)));

        assertThat(drafts)
                .extracting(DraftAnswer::itemId)
                .containsOnly(drafts.get(0).itemId());
        assertThat(jdbc.queryForObject(
                        "SELECT COUNT(*) FROM product_identity WHERE merchant_id = ?", Long.class, merchant))
                .isEqualTo(1);
        Submitted other = products.published(Products.newMerchant(), products.content());
        assertThat(other.itemId()).isNotEqualTo(drafts.get(0).itemId());
    }

    /** Layer 3: a new request that was made from an old version does not overwrite a newer one. */
    @Test
    void a_change_that_was_made_from_an_older_version_does_not_overwrite_a_newer_one() {
        Submitted product = products.published(merchant, products.content());
        publish(api.update(product.itemId(), update(1L, "newer")));

        var refused = refused(409, "product.version_conflict", () -> api.update(product.itemId(), update(1L, "older")));

        assertThat(refused.properties()).containsEntry("publish_version", 2);
        assertThat(refused.properties().get("conflicts").toString())
                .contains("title")
                .contains("older")
                .contains("newer");
        assertThat(title(product)).isEqualTo("newer");
    }

    /** Layer 4: what comes in another state than it is meant for changes nothing. */
    @Test
    void a_step_that_comes_in_another_state_than_it_is_meant_for_changes_nothing() {
        Submitted product = products.submitted(merchant, products.content());
        long draft = product.draft().draftId();

        refused(
                409,
                "product.draft_not_editable",
                () -> api.submit(draft, new SubmitDraftRequest(Workshop.unique("again"), "merchant1")));
        products.pass(product.draft(), product.answer());
        refused(
                409,
                "product.draft_not_editable",
                () -> api.withdraw(draft, new WithdrawDraftRequest(Workshop.unique("w"), "merchant1", "too late")));
        products.pass(product.draft(), product.answer());

        assertThat(history(product.itemId()))
                .containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC", "APPROVE", "PUBLISH", "REPEATED_VERDICT");
    }

    private void publish(UpdateDraftAnswer answer) {
        DraftAnswer draft = Objects.requireNonNull(answer.draft());
        products.pass(draft, products.submit(draft));
    }

    private String title(Submitted product) {
        return jdbc.queryForObject(
                "SELECT title FROM product_item_tab WHERE item_id = ?", String.class, product.itemId());
    }

    private UpdateDraftRequest update(long base, String title) {
        return new UpdateDraftRequest(
                Workshop.unique("r"),
                Workshop.unique("op"),
                merchant,
                DraftSource.MERCHANT,
                "merchant1",
                base,
                title(title));
    }

    private static DraftPatch title(String title) {
        return new DraftPatch(null, title, null, null, null, null, null, null, null, null);
    }
}
