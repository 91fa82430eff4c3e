package io.goodsflow.product.draft;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.kit.test.OutboxAssert;
import io.goodsflow.product.InventoryStub;
import io.goodsflow.product.Products;
import io.goodsflow.product.Products.Submitted;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.AbandonDraftRequest;
import io.goodsflow.product.contract.api.ContentJudgements;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftPatch;
import io.goodsflow.product.contract.api.DraftSource;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.contract.api.WithdrawDraftRequest;
import io.goodsflow.product.draft.application.ValidateContents;
import io.goodsflow.product.item.application.ChangeSaleState;
import io.goodsflow.product.item.application.ItemCommand;
import io.goodsflow.product.item.domain.SaleCommand;
import io.goodsflow.product.publishing.application.ReceiveVerdict;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import io.goodsflow.product.template.application.ChangeTemplate;
import io.goodsflow.product.template.domain.Attribute;
import io.goodsflow.product.template.domain.AttributeType;
import io.goodsflow.product.template.domain.Contract;
import io.goodsflow.product.template.domain.TemplateRules;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/**
 * The six ways in which a platform fails whose drafts do not belong to the product domain (source 2.4), each of which
 * must not happen here.
 */
class FailureStoriesTest extends DraftApiTestBase {

    @Autowired
    private ReceiveVerdict receiveVerdict;

    @Autowired
    private ChangeSaleState changeSaleState;

    @Autowired
    private ChangeTemplate changeTemplate;

    @Autowired
    private ValidateContents validateContents;

    @Autowired
    private InventoryStub inventory;

    @Autowired
    private DataSource dataSource;

    /** Story 1: one product held twice, as a draft here and as an item there, drifts apart. */
    @Test
    void draft_and_item_are_one_asset_with_one_id_and_one_content() {
        Submitted product = products.published(merchant, products.content());

        String frozen = jdbc.queryForObject(
                "SELECT content FROM draft_snapshot WHERE snapshot_id = ?",
                String.class,
                product.answer().snapshotId());
        Map<String, Object> version = jdbc.queryForMap(
                "SELECT item_id, draft_id, content FROM item_snapshot WHERE item_id = ?", product.itemId());

        assertThat(version).containsEntry("draft_id", product.draft().draftId()).containsEntry("content", frozen);
        assertThat(product.draft().skus())
                .extracting(DraftAnswer.Sku::skuId)
                .containsExactlyElementsOf(jdbc.queryForList(
                        "SELECT sku_id FROM product_sku_tab WHERE item_id = ? ORDER BY position",
                        Long.class,
                        product.itemId()));
    }

    /** Story 2: a publication that needs other services to answer multiplies what can fail. */
    @Test
    void a_merge_needs_nobody_else() {
        List<Submitted> waiting = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            waiting.add(products.submitted(merchant, products.content()));
        }
        inventory.breaksDown();
        try {
            int calls = inventory.calls();

            assertThat(waiting)
                    .allSatisfy(one -> assertThat(verdict(one, "PASS")).isEqualTo(VerdictOutcome.PUBLISHED));
            assertThat(inventory.calls()).isEqualTo(calls);
        } finally {
            inventory.recover();
        }
    }

    /** Story 3: two copies of a category's rules, of which one is changed. */
    @Test
    void a_rule_that_was_changed_after_the_review_holds_at_the_merge_and_for_whoever_asks() {
        var category = products.newCategory();
        DraftContent content = Products.content(category.name());
        Submitted waiting = products.submitted(merchant, content);

        changeTemplate.handle(new ChangeTemplate.Command(null, category.id(), 0, needs("harvest"), "olga", null));

        assertThat(verdict(waiting, "PASS")).isEqualTo(VerdictOutcome.RETURNED);
        assertThat(api.get(waiting.draft().draftId()).status()).isEqualTo("EDITING");
        assertThat(jdbc.queryForObject(
                        "SELECT status_reasons FROM product_draft_tab WHERE draft_id = ?",
                        String.class,
                        waiting.draft().draftId()))
                .contains("attributes.harvest");
        ContentJudgements judged = validateContents.handle(List.of(content));
        assertThat(judged.items().get(0).errors())
                .extracting(error -> error.field())
                .contains("attributes.harvest");
    }

    /** Story 4: what is in review is changed by somebody meanwhile. */
    @Test
    void what_is_in_review_stays_as_it_is_byte_for_byte() {
        Submitted product = products.published(merchant, products.content());
        DraftAnswer draft = updated(update(product, DraftSource.MERCHANT, "merchant1", title("reviewed")));
        SubmitDraftAnswer submission = products.submit(draft);
        Map<String, Object> row = row("product_draft_tab", "draft_id", draft.draftId());
        Map<String, Object> snapshot = row("draft_snapshot", "snapshot_id", submission.snapshotId());

        refused(409, "product.draft_occupied", () -> update(product, DraftSource.MERCHANT, "merchant1", title("mine")));
        refused(409, "product.draft_occupied", () -> update(product, DraftSource.OPERATOR, "ops", title("better")));
        assertThat(update(product, DraftSource.SUPPLIER, "supplier", title("cheaper"))
                        .outcome())
                .isEqualTo(UpdateDraftAnswer.QUEUED);
        refused(
                409,
                "product.draft_not_editable",
                () -> api.abandon(
                        draft.draftId(),
                        new AbandonDraftRequest(Workshop.unique("r"), "merchant1", "never mind", null)));
        changeSaleState.handle(SaleCommand.UNPUBLISH, command(product));

        assertThat(row("product_draft_tab", "draft_id", draft.draftId())).isEqualTo(row);
        assertThat(row("draft_snapshot", "snapshot_id", submission.snapshotId()))
                .isEqualTo(snapshot);
    }

    /** Story 5: A was approved, B is published. */
    @Test
    void a_verdict_on_one_content_does_not_publish_another() {
        DraftContent a = products.content();
        Submitted approved = products.submitted(merchant, a);
        api.withdraw(
                approved.draft().draftId(),
                new WithdrawDraftRequest(Workshop.unique("r"), "merchant1", "a better picture"));
        Submitted changed = products.submitted(merchant, Products.withSkus(a, Products.sku("A-250", "250g", 1)));

        assertThat(verdict(approved, "PASS")).isEqualTo(VerdictOutcome.STALE);
        assertThat(jdbc.queryForList(
                        "SELECT 1 FROM product_item_tab WHERE item_id IN (?, ?)", approved.itemId(), changed.itemId()))
                .isEmpty();
        Submitted passedOff = new Submitted(
                changed.draft(), withHash(changed.answer(), approved.answer().contentHash()));
        assertThat(verdict(passedOff, "PASS")).isEqualTo(VerdictOutcome.STALE);

        assertThat(verdict(changed, "PASS")).isEqualTo(VerdictOutcome.PUBLISHED);
        assertThat(jdbc.queryForList(
                        "SELECT price FROM product_sku_tab WHERE item_id = ?", Long.class, changed.itemId()))
                .containsExactly(1L);
    }

    /** Story 6: an older version passes later than a newer one, and turns the shop back in time. */
    @Test
    void an_older_change_that_passes_late_is_given_back_and_made_anew_on_what_is_there() {
        Submitted product = products.published(merchant, products.content());
        UpdateDraftAnswer slow = update(product, DraftSource.MERCHANT, "merchant1", title("older"));
        SubmitDraftAnswer waiting = products.submit(updated(slow));
        changeSaleState.handle(SaleCommand.UNPUBLISH, command(product));

        assertThat(verdict(new Submitted(updated(slow), waiting), "PASS")).isEqualTo(VerdictOutcome.RETURNED);
        assertThat(item(product)).containsEntry("publish_version", 2L).containsEntry("sale_state", "OFFLINE");

        UpdateDraftAnswer again = update(product, DraftSource.MERCHANT, "merchant1", title("older"));
        assertThat(verdict(new Submitted(updated(again), products.submit(updated(again))), "PASS"))
                .isEqualTo(VerdictOutcome.PUBLISHED);
        assertThat(item(product))
                .containsEntry("publish_version", 3L)
                .containsEntry("sale_state", "OFFLINE")
                .containsEntry("title", "older");
        assertThat(OutboxAssert.events(dataSource).stream()
                        .filter(event -> event.key().equals(Long.toString(product.itemId())))
                        .map(OutboxAssert.Event::sequence))
                .isSortedAccordingTo(Comparator.naturalOrder())
                .containsExactly(1L, 2L, 3L);
    }

    private UpdateDraftAnswer update(Submitted product, DraftSource source, String operator, DraftPatch patch) {
        return api.update(
                product.itemId(),
                new UpdateDraftRequest(
                        Workshop.unique("r"), Workshop.unique("op"), merchant, source, operator, null, patch));
    }

    private static DraftPatch title(String title) {
        return new DraftPatch(null, title, null, null, null, null, null, null, null, null);
    }

    private static DraftAnswer updated(UpdateDraftAnswer answer) {
        assertThat(answer.outcome()).isEqualTo(UpdateDraftAnswer.UPDATED);
        return Objects.requireNonNull(answer.draft());
    }

    private static ItemCommand command(Submitted product) {
        return new ItemCommand(product.itemId(), null, "ops", "a complaint", null);
    }

    private Map<String, Object> row(String table, String key, long id) {
        return jdbc.queryForMap("SELECT * FROM " + table + " WHERE " + key + " = ?", id);
    }

    private Map<String, Object> item(Submitted product) {
        return row("product_item_tab", "item_id", product.itemId());
    }

    private static TemplateRules needs(String attribute) {
        return new TemplateRules(
                true,
                List.of(new Attribute(
                        attribute, "采摘", "Harvest", AttributeType.TEXT, true, List.of(), null, null, null, 32)),
                List.of(),
                Contract.NOTHING_SAID,
                List.of());
    }

    private static SubmitDraftAnswer withHash(SubmitDraftAnswer answer, String hash) {
        return new SubmitDraftAnswer(
                answer.draftId(),
                answer.status(),
                answer.submissionNo(),
                answer.snapshotId(),
                answer.publishVersion(),
                hash);
    }

    private VerdictOutcome verdict(Submitted of, String result) {
        VerdictGivenV1 verdict = new VerdictGivenV1(
                Workshop.newId(),
                of.draft().draftId(),
                of.itemId(),
                merchant,
                of.answer().submissionNo(),
                of.answer().publishVersion(),
                of.answer().snapshotId(),
                of.answer().contentHash(),
                of.draft().operationId(),
                result,
                "MACHINE",
                List.of(),
                List.of(),
                1);
        return receiveVerdict.handle(new EventEnvelope<>(
                Workshop.unique("event"),
                "qc.verdict-given",
                1,
                Long.toString(verdict.draftId()),
                verdict.submissionNo(),
                OffsetDateTime.now(ZoneOffset.UTC),
                null,
                verdict));
    }
}
