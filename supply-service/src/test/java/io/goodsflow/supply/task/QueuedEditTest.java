package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.supply.task.SupplyApi.Answer;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A change that waits for its turn at product-service. */
class QueuedEditTest extends SupplyTest {
    private ItemPeer.Item item;

    @BeforeEach
    void published() {
        item = PEERS.items.add(merchant, 3);
    }

    @Test
    void aChangeThatWaitsForItsTurnAndComesToNothingIsSkipped() {
        long task = queued();

        PEERS.items.settle(item, UpdateDraftAnswer.NO_OP);

        awaitStatus(task, "DONE");
        assertThat(ops.rows(task).path(0).path("status").asString()).isEqualTo("SKIPPED");
    }

    @ParameterizedTest
    @ValueSource(strings = {UpdateDraftAnswer.REFUSED, UpdateDraftAnswer.SUPERSEDED})
    void aChangeThatWaitsForItsTurnInVainFailsWithTheReasons(String outcome) {
        long task = queued();

        PEERS.items.settle(item, outcome);

        awaitStatus(task, "FAILED");
        assertThat(ops.rows(task).path(0).path("error_code").asString()).isEqualTo("some.reason");
        assertThat(ops.rows(task).path(0).path("error_message").asString()).isEqualTo("some.reason (title): so it is");
    }

    @Test
    void aChangeWhoseTurnCameIsInReviewAndIsNotHandedInTwice() {
        long task = queued();

        PEERS.items.settle(item, UpdateDraftAnswer.UPDATED);

        await().atMost(PATIENCE)
                .until(() -> ops.rows(task).path(0).path("status").asString().equals("SUBMITTED"));
        DraftPeer.Draft draft = Objects.requireNonNull(PEERS.items.draft(item));
        assertThat(draft.submissions()).hasValue(0);
        publish(draft, 1);
        awaitStatus(task, "DONE");
    }

    @Test
    void aChangeWhoseDraftEndedBeforeItsRowHeardOfItFails() {
        long task = queued();

        PEERS.items.settle(item, UpdateDraftAnswer.UPDATED, "ABANDONED");

        awaitStatus(task, "FAILED");
        assertThat(ops.rows(task).path(0).path("error_code").asString()).isEqualTo("product.draft_not_editable");
    }

    @Test
    void aChangeWithANewSkuIsHandedInByItsRowOnceTheStockIsDeclared() {
        List<@Nullable Long> declaredAtSubmission = new CopyOnWriteArrayList<>();
        PEERS.drafts.onSubmitted((draft, no) -> {
            draft.answer().skus().stream()
                    .map(DraftAnswer.Sku::skuId)
                    .filter(skuId -> skuId != item.skuId())
                    .forEach(skuId -> declaredAtSubmission.add(PEERS.stock.get(skuId)));
            publish(draft, no);
        });
        long task =
                queued(",\"new_skus\":[{\"sku_code\":\"N-1\",\"specs\":{\"Color\":\"blue\"},\"price\":5,\"stock\":9}]");

        PEERS.items.settle(item, UpdateDraftAnswer.UPDATED, "EDITING");

        awaitStatus(task, "DONE");
        assertThat(declaredAtSubmission).containsExactly(9L);
        assertThat(Objects.requireNonNull(PEERS.items.draft(item)).submissions())
                .hasValue(1);
    }

    private long queued() {
        return queued("");
    }

    private long queued(String more) {
        String body = "{\"base_publish_version\":3,\"title\":\"" + ItemPeer.QUEUED_TITLE + "\"" + more + "}";
        Answer answer = ops.write("PATCH", "/api/admin/supply/products/" + item.id(), body, null);
        assertThat(answer.status()).isEqualTo(202);
        return answer.json().path("task_id").asLong();
    }
}
