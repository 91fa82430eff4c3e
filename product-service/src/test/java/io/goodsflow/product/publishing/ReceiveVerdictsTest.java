package io.goodsflow.product.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.kit.test.OutboxAssert;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.draft.domain.Submission;
import io.goodsflow.product.draft.domain.TargetSale;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Verdicts that come at once have the outcomes that they have one by one. */
class ReceiveVerdictsTest extends VerdictBatchTestBase {

    @Test
    void everyVerdictOfABatchHasTheOutcomeThatItHasAlone() {
        List<Situation> alone = situations();
        List<Situation> together = situations();

        List<VerdictOutcome> outcomesAlone =
                verdicts(alone).stream().map(this::receive).toList();
        VerdictBatch.Result outcomesTogether =
                receiveTogether(verdicts(together).stream().map(this::envelope).toList());

        assertThat(outcomesTogether.outcomes()).isEqualTo(outcomesAlone);
        assertThat(outcomesTogether.merged()).isEqualTo(4);
        assertThat(outcomesAlone)
                .contains(
                        VerdictOutcome.PUBLISHED,
                        VerdictOutcome.REJECTED,
                        VerdictOutcome.RETURNED,
                        VerdictOutcome.REPEATED,
                        VerdictOutcome.CONTRADICTED,
                        VerdictOutcome.STALE);
        for (int i = 0; i < alone.size(); i++) {
            assertThat(traces(together.get(i).draft()))
                    .isEqualTo(traces(alone.get(i).draft()));
        }
    }

    /** A draft and the verdicts on it. */
    private record Situation(Draft draft, List<VerdictGivenV1> verdicts) {

        static Situation of(Draft draft, String... results) {
            return new Situation(
                    draft,
                    Stream.of(results).map(result -> verdict(draft, result)).toList());
        }
    }

    private List<Situation> situations() {
        Draft moved = update(published(), 1, "moved on");
        jdbc.update("UPDATE product_item_tab SET publish_version = 5 WHERE item_id = ?", moved.itemId());
        Draft renamed = update(published(), 1, "another title");
        Draft cheaper = cheaper(published());
        Draft withdrawn = workshop.submitted(category);
        jdbc.update("UPDATE product_draft_tab SET status = 'WITHDRAWN' WHERE draft_id = ?", withdrawn.draftId());
        Draft locked = cheaper(published());
        jdbc.update(
                "INSERT INTO product_field_lock (item_id, field, reason, locked_by, locked_at)"
                        + " VALUES (?, 'skus', 'test', 'olga', UTC_TIMESTAMP(3))",
                locked.itemId());
        Draft stale = workshop.submitted(category);
        VerdictGivenV1 onAnother = verdict(
                stale,
                "PASS",
                submission -> new Submission(
                        submission.no(), submission.snapshotId(), submission.publishVersion(), "0".repeat(64)));
        return List.of(
                Situation.of(workshop.submitted(category), "PASS"),
                Situation.of(moved, "PASS"),
                Situation.of(workshop.submitted(category), "REJECT"),
                Situation.of(renamed, "PASS"),
                Situation.of(cheaper, "PASS"),
                Situation.of(workshop.submitted(category), "PASS", "PASS"),
                Situation.of(withdrawn, "PASS"),
                Situation.of(locked, "PASS"),
                Situation.of(workshop.submitted(category), "MAYBE"),
                new Situation(stale, List.of(onAnother)),
                Situation.of(workshop.submitted(category), "PASS", "REJECT"),
                Situation.of(workshop.submitted(category), "REJECT", "PASS"));
    }

    private static List<VerdictGivenV1> verdicts(List<Situation> situations) {
        return situations.stream()
                .flatMap(situation -> situation.verdicts().stream())
                .toList();
    }

    /** All that verdicts leave of a draft, without ids and times. */
    private Map<String, Object> traces(Draft draft) {
        Draft now = now(draft);
        return Map.of(
                "draft",
                List.of(
                        now.status(),
                        now.lockVersion(),
                        now.rebaseRequired(),
                        now.reasons().stream().map(StatusReason::code).toList()),
                "verdicts",
                jdbc.queryForList(
                        "SELECT submission_no, result, review_level, outcome, item_snapshot_id IS NULL AS nothing"
                                + " FROM draft_verdict WHERE draft_id = ? ORDER BY submission_no",
                        draft.draftId()),
                "item",
                jdbc.queryForList(
                        "SELECT merchant_id, description, brand, outer_id, image_urls, attributes, sale_state,"
                                + " publish_version, min_price FROM product_item_tab WHERE item_id = ?",
                        draft.itemId()),
                "skus",
                jdbc.queryForList(
                        "SELECT sku_code, specs, price, position FROM product_sku_tab WHERE item_id = ? ORDER BY position",
                        draft.itemId()),
                "snapshots",
                jdbc.queryForList(
                        "SELECT s.publish_version, s.sale_state, s.facts, s.content_hash = d.content_hash AS reviewed,"
                                + " s.content = d.content AS same, s.snapshot_id = i.snapshot_id AS current"
                                + " FROM item_snapshot s JOIN product_draft_tab d ON d.draft_id = s.draft_id"
                                + " JOIN product_item_tab i ON i.item_id = s.item_id"
                                + " WHERE s.item_id = ? ORDER BY s.publish_version",
                        draft.itemId()),
                "identity",
                jdbc.queryForList(
                        "SELECT published, fingerprint = ? AS same FROM product_identity WHERE item_id = ?",
                        draft.fingerprint().hex(),
                        draft.itemId()),
                "history",
                jdbc.queryForList(
                        "SELECT stage, action, operator, publish_version, LEFT(reason, 7) AS reason"
                                + " FROM product_edit_history_log WHERE draft_id = ? ORDER BY history_id",
                        draft.draftId()),
                "news",
                Stream.of(draft.itemId(), draft.draftId())
                        .map(key -> OutboxAssert.events(dataSource).stream()
                                .filter(event -> event.key().equals(Long.toString(key)))
                                .map(OutboxAssert.Event::type)
                                .sorted()
                                .toList())
                        .toList());
    }

    @Test
    void ofABatchWithAVersionThatCannotBeWrittenOnlyThatOneComesBack() {
        Draft first = published();
        ContentSku one = first.content().skus().get(0);
        ContentSku two = first.content().skus().get(1);
        Draft colliding = workshop.submittedUpdate(
                first.itemId(),
                1,
                with(first.content(), List.of(one, new ContentSku(two.skuId(), null, one.specs(), 1))),
                TargetSale.KEEP);
        List<Draft> others = submitted(3);

        VerdictBatch.Result result = receiveTogether(passes(others.get(0), colliding, others.get(1), others.get(2)));

        assertThat(result.merged()).isZero();
        assertThat(result.outcomes())
                .containsExactly(
                        VerdictOutcome.PUBLISHED,
                        VerdictOutcome.RETURNED,
                        VerdictOutcome.PUBLISHED,
                        VerdictOutcome.PUBLISHED);
        others.forEach(this::assertPublishedOnce);
        outboxOf(first.itemId()).hasSize(1);
    }

    @Test
    void aVersionThatBringsOrDropsASkuIsLookedAtAlone() {
        Draft first = published();
        ContentSku one = first.content().skus().get(0);
        Draft dropping =
                workshop.submittedUpdate(first.itemId(), 1, with(first.content(), List.of(one)), TargetSale.KEEP);
        List<Draft> others = submitted(3);

        VerdictBatch.Result result = receiveTogether(passes(others.get(0), dropping, others.get(1), others.get(2)));

        assertThat(result.merged()).isEqualTo(3);
        assertThat(result.outcomes()).containsOnly(VerdictOutcome.PUBLISHED);
    }

    @Test
    void aFaultInOneVersionLeavesNothingOfTheBatchAndTheOthersArePublishedAlone() {
        List<Draft> drafts = submitted(4);
        Draft broken = drafts.get(2);
        jdbc.execute("ALTER TABLE product_edit_history_log ADD CONSTRAINT ck_broken_batch CHECK (draft_id <> "
                + broken.draftId() + " OR action <> 'PUBLISH')");
        VerdictBatch.Result result;
        try {
            result = receiveTogether(passes(drafts.toArray(new Draft[0])));
        } finally {
            jdbc.execute("ALTER TABLE product_edit_history_log DROP CONSTRAINT ck_broken_batch");
        }

        assertThat(result.merged()).isZero();
        assertThat(result.outcomes())
                .containsExactly(VerdictOutcome.PUBLISHED, VerdictOutcome.PUBLISHED, null, VerdictOutcome.PUBLISHED);
        assertThat(now(broken)).isEqualTo(broken);
        assertThat(count("draft_verdict", "draft_id", broken.draftId())).isZero();
        assertNeverPublished(broken);
        drafts.stream().filter(draft -> draft != broken).forEach(this::assertPublishedOnce);
        assertThat(pass(broken)).isEqualTo(VerdictOutcome.PUBLISHED);
    }

    @Test
    void manyUpdatesBecomeTheNextVersionsOfTheirItems() {
        List<Draft> firsts = IntStream.range(0, 6).mapToObj(n -> published()).toList();
        List<Draft> updates = firsts.stream().map(this::swappedSpecs).toList();

        VerdictBatch.Result result = receiveTogether(passes(updates.toArray(new Draft[0])));

        assertThat(result.merged()).isEqualTo(6);
        for (Draft first : firsts) {
            ContentSku one = first.content().skus().get(0);
            ContentSku two = first.content().skus().get(1);
            assertThat(item(first.itemId())).containsEntry("publish_version", 2L);
            assertThat(count("item_snapshot", "item_id", first.itemId())).isEqualTo(2);
            assertThat(jdbc.queryForList(
                            "SELECT specs FROM product_sku_tab WHERE item_id = ? ORDER BY sku_id",
                            String.class,
                            first.itemId()))
                    .containsExactly(two.specs().json(), one.specs().json());
            outboxOf(first.itemId()).hasSize(2);
        }
    }

    @Test
    void aBatchThatComesAgainChangesNothing() {
        List<Draft> drafts = submitted(5);
        List<EventEnvelope<VerdictGivenV1>> batch = passes(drafts.toArray(new Draft[0]));
        assertThat(receiveTogether(batch).merged()).isEqualTo(5);
        List<Draft> published = drafts.stream().map(this::now).toList();

        VerdictBatch.Result again = receiveTogether(batch);

        assertThat(again.outcomes()).containsOnly(VerdictOutcome.REPEATED);
        assertThat(drafts.stream().map(this::now).toList()).isEqualTo(published);
        drafts.forEach(this::assertPublishedOnce);
    }

    private void assertPublishedOnce(Draft draft) {
        assertThat(now(draft).status()).isEqualTo(DraftStatus.PUBLISHED);
        assertThat(item(draft.itemId())).containsEntry("publish_version", 1L);
        assertThat(history(draft)).containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC", "APPROVE", "PUBLISH");
        outboxOf(draft.itemId()).hasTypes("product.item-changed");
        outboxOf(draft.draftId()).hasTypes("product.draft-submitted", "product.draft-published");
    }

    private Draft update(Draft first, long base, String title) {
        ProductContent content = first.content();
        return workshop.submittedUpdate(
                first.itemId(),
                base,
                new ProductContent(
                        content.categoryId(),
                        content.categoryName(),
                        Workshop.unique(title),
                        content.description(),
                        content.brand(),
                        content.outerId(),
                        content.imageUrls(),
                        content.attributes(),
                        content.skus()),
                TargetSale.KEEP);
    }

    private Draft swappedSpecs(Draft first) {
        ContentSku one = first.content().skus().get(0);
        ContentSku two = first.content().skus().get(1);
        List<ContentSku> swapped = List.of(
                new ContentSku(one.skuId(), one.skuCode(), two.specs(), one.price()),
                new ContentSku(two.skuId(), two.skuCode(), one.specs(), two.price()));
        return workshop.submittedUpdate(first.itemId(), 1, with(first.content(), swapped), TargetSale.KEEP);
    }
}
