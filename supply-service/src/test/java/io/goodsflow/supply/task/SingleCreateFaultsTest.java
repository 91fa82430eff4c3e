package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.product.contract.event.DraftReason;
import io.goodsflow.product.contract.event.DraftReturnedV1;
import io.goodsflow.supply.sheet.domain.Product;
import io.goodsflow.supply.task.SupplyApi.Answer;
import io.goodsflow.supply.task.application.AddSingleTask;
import io.goodsflow.supply.task.application.OperatorType;
import io.goodsflow.supply.task.application.ProcessRow;
import io.goodsflow.supply.task.domain.RowContent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** One product, while its caller waits and something goes wrong. */
class SingleCreateFaultsTest extends SingleCreateTestBase {
    @Autowired
    AddSingleTask addSingleTask;

    @Autowired
    ProcessRow processRow;

    @Test
    void aLostAnswerIsNotKnownYetAndHealsByTheRequestId() {
        PEERS.trouble(id, Trouble.ANSWER_LOST, 1);

        Answer answer = create(body(id, "Cup"), null);

        assertThat(answer.status()).isEqualTo(202);
        assertThat(answer.json().path("status").asString()).isEqualTo("PROCESSING");
        assertThat(answer.json().path("draft_id").isNull()).isTrue();
        awaitStatus(answer.json().path("task_id").asLong(), "DONE");
        assertThat(PEERS.drafts.createCalls(id)).isEqualTo(1);
    }

    @Test
    void aServiceThatIsDownIsTriedAgainLater() {
        PEERS.trouble(id, Trouble.DOWN, 2);

        Answer answer = create(body(id, "Cup"), null);

        assertThat(answer.status()).isEqualTo(202);
        awaitStatus(answer.json().path("task_id").asLong(), "DONE");
        assertThat(PEERS.drafts.createCalls(id)).isEqualTo(3);
    }

    @Test
    void aRowWhoseProcessDiedBetweenTwoStepsIsTakenOnWhereItStood() {
        PEERS.drafts.onSubmitted((draft, no) -> {
            database.jdbc().update("""
                        UPDATE product_supply_task_item SET worker_id = 'gone', lease_token = 'gone',
                               lease_until = UTC_TIMESTAMP(3) + INTERVAL 1 SECOND, next_attempt_at = UTC_TIMESTAMP(3)
                         WHERE operation_id = ? AND status = 'PROCESSING'
                        """, draft.request().operationId());
        });

        Answer answer = create(body(id, "Cup"), null);

        assertThat(answer.status()).isEqualTo(202);
        DraftPeer.Draft draft = PEERS.drafts.of(id);
        assertThat(answer.json().path("draft_id").asLong())
                .isEqualTo(draft.answer().draftId());
        long task = answer.json().path("task_id").asLong();
        await().atMost(PATIENCE)
                .until(() -> ops.rows(task).path(0).path("status").asString().equals("SUBMITTED"));
        publish(draft, 1);
        awaitStatus(task, "DONE");
        assertThat(PEERS.drafts.createCalls(id)).isEqualTo(1);
        assertThat(draft.submissions()).hasValue(1);
    }

    @Test
    void aSubmissionWhoseAnswerIsLostIsNotKnownYetAndHappensOnce() {
        PEERS.drafts.onSubmitted((draft, no) -> {
            throw new IllegalStateException("after it took effect");
        });

        Answer answer = create(body(id, "Cup"), null);

        assertThat(answer.status()).isEqualTo(202);
        long task = answer.json().path("task_id").asLong();
        await().atMost(PATIENCE)
                .until(() -> ops.rows(task).path(0).path("status").asString().equals("SUBMITTED"));
        assertThat(PEERS.drafts.of(id).submissions()).hasValue(1);
    }

    @Test
    void whatTakesTooLongForItsCallerGoesOnWithoutIt() {
        Product product = new Product(
                id,
                "Misc",
                "Cup",
                null,
                null,
                List.of(),
                Map.of(),
                List.of(new Product.Sku("C-1", Map.of("Color", "red"), 5, 2)));
        AddSingleTask.Added added = transactions.execute(() -> addSingleTask.handle(
                new AddSingleTask.Command(OperatorType.OPS, "olga", merchant, id, new RowContent.NewProduct(product))));

        processRow.handle(added.rowId(), () -> false);

        assertThat(PEERS.drafts.createCalls(id)).isEqualTo(1);
        awaitStatus(added.taskId(), "DONE");
        assertThat(PEERS.drafts.createCalls(id)).isEqualTo(1);
        assertThat(PEERS.stock.get(PEERS.drafts.of(id).answer().skus().get(0).skuId()))
                .isEqualTo(2);
    }

    @Test
    void aDraftThatCameBackIsHandedInAgain() {
        PEERS.drafts.onSubmitted((draft, no) -> {
            if (no > 1) {
                publish(draft, no);
                return;
            }
            send(
                    new DraftReturnedV1(
                            draft.answer().draftId(),
                            draft.answer().itemId(),
                            merchant,
                            no,
                            draft.request().operationId(),
                            0,
                            List.of(new DraftReason("version.moved_on", null, "again"))),
                    draft.answer().draftId(),
                    no);
        });

        long task = create(body(id, "Cup"), null).json().path("task_id").asLong();

        awaitStatus(task, "DONE");
        assertThat(PEERS.drafts.of(id).submissions()).hasValue(2);
    }
}
