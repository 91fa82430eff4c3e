package io.goodsflow.product.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.draft.domain.Submission;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;

class ReceiveVerdictTest extends VerdictTestBase {

    @Autowired
    private Transactions transactions;

    @Autowired
    private Outbox outbox;

    @Test
    void aPassedDraftOfANewProductBecomesItsFirstVersion() {
        Draft draft = workshop.submitted(category);

        assertThat(pass(draft)).isEqualTo(VerdictOutcome.PUBLISHED);

        assertThat(now(draft).status()).isEqualTo(DraftStatus.PUBLISHED);
        assertThat(item(draft.itemId()))
                .containsEntry("merchant_id", Workshop.MERCHANT)
                .containsEntry("category_id", category)
                .containsEntry("title", draft.content().title())
                .containsEntry("sale_state", "ONLINE")
                .containsEntry("publish_version", 1L)
                .containsEntry("min_price", 3_900L);
        assertThat(jdbc.queryForList(
                        "SELECT price FROM product_sku_tab WHERE item_id = ? ORDER BY position",
                        Long.class,
                        draft.itemId()))
                .containsExactly(12_800L, 3_900L);
        assertThat(jdbc.queryForMap("SELECT * FROM item_snapshot WHERE item_id = ?", draft.itemId()))
                .containsEntry("snapshot_id", item(draft.itemId()).get("snapshot_id"))
                .containsEntry("publish_version", 1L)
                .containsEntry("content_hash", draft.content().hash());
        assertThat(jdbc.queryForObject(
                        "SELECT published FROM product_identity WHERE item_id = ?", Boolean.class, draft.itemId()))
                .isTrue();
        assertThat(outcome(draft)).isEqualTo("PUBLISHED");
        assertThat(history(draft)).containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC", "APPROVE", "PUBLISH");
        outboxOf(draft.itemId()).hasTypes("product.item-changed");
        outboxOf(draft.draftId()).hasTypes("product.draft-submitted", "product.draft-published");
    }

    @Test
    void aRejectedDraftKeepsTheReasonsAndNoItemIsMade() {
        Draft draft = workshop.submitted(category);

        assertThat(reject(draft)).isEqualTo(VerdictOutcome.REJECTED);

        assertThat(now(draft).status()).isEqualTo(DraftStatus.REJECTED);
        assertThat(now(draft).reasons())
                .containsExactly(new StatusReason("title.banned_word", "title", "not this word"));
        assertThat(outcome(draft)).isEqualTo("REJECTED");
        assertThat(history(draft)).containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC", "REJECT");
        outboxOf(draft.draftId()).hasTypes("product.draft-submitted", "product.draft-rejected");
        assertNeverPublished(draft);
    }

    @Test
    void aRejectedDraftThatIsSubmittedAgainWaitsForAVerdictOfItsOwn() {
        Draft draft = workshop.submitted(category);
        reject(draft);
        jdbc.update("UPDATE product_draft_tab SET status = 'EDITING' WHERE draft_id = ?", draft.draftId());
        Draft again = workshop.submit(now(draft));

        assertThat(reject(draft)).isEqualTo(VerdictOutcome.REPEATED);
        assertThat(pass(again)).isEqualTo(VerdictOutcome.PUBLISHED);

        assertThat(count("draft_verdict", "draft_id", draft.draftId())).isEqualTo(2);
    }

    static Stream<UnaryOperator<Submission>> otherSubmissions() {
        return Stream.of(
                locked -> new Submission(
                        locked.no() + 1, locked.snapshotId(), locked.publishVersion(), locked.contentHash()),
                locked -> new Submission(
                        locked.no(), locked.snapshotId() + 1, locked.publishVersion(), locked.contentHash()),
                locked -> new Submission(
                        locked.no(), locked.snapshotId(), locked.publishVersion() + 1, locked.contentHash()),
                locked -> new Submission(locked.no(), locked.snapshotId(), locked.publishVersion(), "0".repeat(64)));
    }

    @ParameterizedTest
    @MethodSource("otherSubmissions")
    void aVerdictOnAnythingElseThanTheLockedSubmissionIsRecordedAndDropped(UnaryOperator<Submission> other) {
        Draft draft = workshop.submitted(category);
        VerdictGivenV1 stale = verdict(draft, "PASS", other);

        assertThat(receive(stale)).isEqualTo(VerdictOutcome.STALE);
        assertThat(receive(stale)).isEqualTo(VerdictOutcome.STALE);

        assertThat(now(draft)).isEqualTo(draft);
        assertThat(history(draft)).containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC", "STALE_VERDICT");
        assertNeverPublished(draft);
    }

    @Test
    void aVerdictOnADraftThatNobodyKnowsIsDroppedAndItsItemsHistorySaysSo() {
        Draft draft = workshop.submitted(category);
        VerdictGivenV1 unknown = foreign(verdict(draft, "PASS"), Workshop.newId(), draft.itemId(), "PASS");

        assertThat(receive(unknown)).isEqualTo(VerdictOutcome.STALE);
        assertThat(receive(unknown)).isEqualTo(VerdictOutcome.STALE);

        assertThat(now(draft)).isEqualTo(draft);
        assertThat(count("product_edit_history_log", "draft_id", unknown.draftId()))
                .isEqualTo(1);
        assertThat(jdbc.queryForMap(
                        "SELECT item_id, action, reason FROM product_edit_history_log WHERE draft_id = ?",
                        unknown.draftId()))
                .containsEntry("item_id", draft.itemId())
                .containsEntry("action", "FOREIGN_VERDICT")
                .containsEntry("reason", "PASS by MACHINE, review " + unknown.reviewId());
    }

    @Test
    void aVerdictOnAnItemThatNobodyKnowsLeavesNothing() {
        Draft draft = workshop.submitted(category);
        VerdictGivenV1 unknown = foreign(verdict(draft, "PASS"), Workshop.newId(), Workshop.newId(), "PASS");

        assertThat(receive(unknown)).isEqualTo(VerdictOutcome.STALE);

        assertThat(count("product_edit_history_log", "item_id", unknown.itemId()))
                .isZero();
    }

    @Test
    void aVerdictWithAResultThatNobodyKnowsIsRecordedAndDropped() {
        Draft draft = workshop.submitted(category);

        assertThat(receive(foreign(verdict(draft, "PASS"), draft.draftId(), draft.itemId(), "MAYBE".repeat(50))))
                .isEqualTo(VerdictOutcome.STALE);

        assertThat(now(draft)).isEqualTo(draft);
        assertThat(history(draft)).containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC", "FOREIGN_VERDICT");
    }

    private static VerdictGivenV1 foreign(VerdictGivenV1 known, long draftId, long itemId, String result) {
        return new VerdictGivenV1(
                known.reviewId(),
                draftId,
                itemId,
                known.merchantId(),
                known.submissionNo(),
                known.publishVersion(),
                known.snapshotId(),
                known.contentHash(),
                known.operationId(),
                result,
                "MACHINE",
                List.of(),
                List.of(),
                7);
    }

    @Test
    void aRepeatedVerdictChangesNothing() {
        Draft draft = workshop.submitted(category);
        VerdictGivenV1 verdict = verdict(draft, "PASS");
        receive(verdict);
        Draft published = now(draft);

        assertThat(receive(verdict)).isEqualTo(VerdictOutcome.REPEATED);
        assertThat(history(draft)).containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC", "APPROVE", "PUBLISH");
        VerdictGivenV1 another = verdict(draft, "PASS");
        assertThat(receive(another)).isEqualTo(VerdictOutcome.REPEATED);
        assertThat(receive(another)).isEqualTo(VerdictOutcome.REPEATED);

        assertThat(now(draft)).isEqualTo(published);
        assertThat(item(draft.itemId())).containsEntry("publish_version", 1L);
        assertThat(history(draft))
                .containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC", "APPROVE", "PUBLISH", "REPEATED_VERDICT");
        outboxOf(draft.itemId()).hasSize(1);
        outboxOf(draft.draftId()).hasSize(2);
    }

    @Test
    void aContradictingVerdictIsRecordedOnceAndRefused() {
        Draft draft = workshop.submitted(category);
        pass(draft);
        Draft published = now(draft);

        assertThat(reject(draft)).isEqualTo(VerdictOutcome.CONTRADICTED);
        assertThat(reject(draft)).isEqualTo(VerdictOutcome.CONTRADICTED);

        assertThat(now(draft)).isEqualTo(published);
        assertThat(outcome(draft)).isEqualTo("PUBLISHED");
        assertThat(history(draft))
                .containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC", "APPROVE", "PUBLISH", "CONTRADICTING_VERDICT");
        outboxOf(draft.draftId()).hasSize(2);
    }

    @Test
    void ofManyEqualVerdictsAtOnceOneHasTheEffect() throws Exception {
        Draft draft = workshop.submitted(category);
        EventEnvelope<VerdictGivenV1> event = envelope(verdict(draft, "PASS"));

        List<VerdictOutcome> outcomes = Together.run(Collections.nCopies(6, () -> receiveVerdict.handle(event)));

        assertThat(outcomes).containsOnlyOnce(VerdictOutcome.PUBLISHED);
        assertThat(Collections.frequency(outcomes, VerdictOutcome.REPEATED)).isEqualTo(5);
        outboxOf(draft.itemId()).hasSize(1);
        assertThat(history(draft)).containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC", "APPROVE", "PUBLISH");
    }

    @Test
    void ofTwoOppositeVerdictsAtOnceOneIsRefused() throws Exception {
        Draft draft = workshop.submitted(category);
        List<Callable<VerdictOutcome>> both = List.of(() -> pass(draft), () -> reject(draft));

        List<VerdictOutcome> outcomes = Together.run(both);

        assertThat(outcomes).containsOnlyOnce(VerdictOutcome.CONTRADICTED);
        boolean published = outcomes.get(0) == VerdictOutcome.PUBLISHED;
        assertThat(outcomes.get(1)).isEqualTo(published ? VerdictOutcome.CONTRADICTED : VerdictOutcome.REJECTED);
        assertThat(now(draft).status()).isEqualTo(published ? DraftStatus.PUBLISHED : DraftStatus.REJECTED);
        assertThat(count("product_item_tab", "item_id", draft.itemId())).isEqualTo(published ? 1 : 0);
        assertThat(history(draft)).endsWith("CONTRADICTING_VERDICT");
    }

    @Test
    void aFaultLeavesNothingAndTheRedeliveryPublishes() {
        Draft draft = workshop.submitted(category);
        VerdictGivenV1 verdict = verdict(draft, "PASS");
        jdbc.execute("ALTER TABLE product_edit_history_log ADD CONSTRAINT ck_broken CHECK (draft_id <> "
                + draft.draftId() + " OR action <> 'PUBLISH')");
        try {
            assertThatThrownBy(() -> receive(verdict)).isInstanceOf(RuntimeException.class);
        } finally {
            jdbc.execute("ALTER TABLE product_edit_history_log DROP CONSTRAINT ck_broken");
        }

        assertThat(now(draft)).isEqualTo(draft);
        assertThat(count("draft_verdict", "draft_id", draft.draftId())).isZero();
        assertThat(history(draft)).containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC");
        outboxOf(draft.draftId()).hasTypes("product.draft-submitted");
        assertNeverPublished(draft);
        assertThat(receive(verdict)).isEqualTo(VerdictOutcome.PUBLISHED);
    }

    @Test
    void verdictsComeByTheBroker() {
        Draft draft = workshop.submitted(category);

        transactions.run(() -> outbox.append(events.of(verdict(draft, "PASS"), Long.toString(draft.draftId()), 1)));

        await().atMost(Duration.ofSeconds(60))
                .untilAsserted(() -> assertThat(now(draft).status()).isEqualTo(DraftStatus.PUBLISHED));
    }
}
