package io.goodsflow.product.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.product.Together;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.sql.Connection;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Several batches at once, each of which is merged as if it were the only one. */
class ParallelVerdictsTest extends VerdictBatchTestBase {

    @Test
    void batchesOfTheSameDraftsInAnyOrderPublishEachOnce() throws Exception {
        List<Draft> drafts = submitted(16);
        List<Callable<VerdictBatch.Result>> batches = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            List<Draft> shuffled = new ArrayList<>(drafts);
            Collections.shuffle(shuffled, new Random(i));
            List<EventEnvelope<VerdictGivenV1>> batch =
                    passes(shuffled.subList(0, 12).toArray(new Draft[0]));
            batches.add(() -> receiveTogether(batch));
        }
        drafts.forEach(draft -> {
            EventEnvelope<VerdictGivenV1> single = envelope(verdict(draft, "PASS"));
            if (draft.draftId() % 2 == 0) {
                batches.add(() -> new VerdictBatch.Result(List.of(receiveVerdict.handle(single)), 0, null));
            }
        });

        List<VerdictBatch.Result> results = Together.run(batches);
        receiveTogether(passes(drafts.toArray(new Draft[0])));

        assertThat(results).allSatisfy(result -> assertThat(result.outcomes())
                .isSubsetOf(VerdictOutcome.PUBLISHED, VerdictOutcome.REPEATED));
        drafts.forEach(draft -> {
            assertThat(now(draft).status()).isEqualTo(DraftStatus.PUBLISHED);
            assertThat(item(draft.itemId())).containsEntry("publish_version", 1L);
            assertThat(count("item_snapshot", "item_id", draft.itemId())).isEqualTo(1);
            outboxOf(draft.itemId()).hasSize(1);
            outboxOf(draft.draftId()).hasTypes("product.draft-submitted", "product.draft-published");
        });
    }

    @Test
    void batchesOfUpdatesOfInterleavedItemsAreMergedSideBySide() throws Exception {
        int batches = 4;
        List<Draft> firsts =
                IntStream.range(0, batches * 8).mapToObj(n -> published()).toList();
        List<Draft> updates = firsts.stream().map(this::cheaper).toList();

        List<VerdictBatch.Result> results = Together.run(
                batches,
                batch -> receiveTogether(passes(IntStream.range(0, updates.size())
                        .filter(n -> n % batches == batch)
                        .mapToObj(updates::get)
                        .toArray(Draft[]::new))));

        assertThat(results).allSatisfy(result -> {
            assertThat(result.failure()).isNull();
            assertThat(result.merged()).isEqualTo(8);
        });
        firsts.forEach(first -> {
            assertThat(item(first.itemId())).containsEntry("publish_version", 2L);
            outboxOf(first.itemId()).hasSize(2);
        });
    }

    @Test
    void aBatchOfUpdatesDoesNotWaitForTheItemOfAnother() throws Exception {
        Draft before = published();
        Draft others = published();
        Draft after = published();
        List<EventEnvelope<VerdictGivenV1>> batch = passes(cheaper(before), cheaper(after));

        VerdictBatch.Result result;
        try (Connection holder = dataSource.getConnection();
                Statement statement = holder.createStatement()) {
            holder.setAutoCommit(false);
            statement.execute(
                    "SELECT item_id FROM product_item_tab WHERE item_id = " + others.itemId() + " FOR UPDATE");
            statement.execute("SELECT sku_id FROM product_sku_tab WHERE item_id = " + others.itemId() + " FOR UPDATE");
            result = receiveTogether(batch);
            holder.rollback();
        }

        assertThat(result.failure()).isNull();
        assertThat(result.merged()).isEqualTo(2);
    }
}
