package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.product.contract.event.DraftEndedV1;
import io.goodsflow.product.contract.event.DraftReason;
import io.goodsflow.product.contract.event.DraftRejectedV1;
import io.goodsflow.product.contract.event.DraftReturnedV1;
import io.goodsflow.supply.contract.event.TaskItemReadyV1;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.redisson.api.RedissonClient;
import org.springframework.beans.factory.annotation.Autowired;

/** What happens to rows when messages, answers, peers or the counter misbehave. */
class RowFaultsTest extends SupplyTest {
    @Autowired
    RedissonClient redis;

    @Test
    void aRowDeliveredAgainAndAgainHasOneDraftAndOneStock() {
        String id = SheetFile.id();
        CountDownLatch delivered = new CountDownLatch(1);
        PEERS.drafts.onSubmitted((draft, no) -> {
            if (draft.request().content().outerId().equals(id)) {
                waitFor(delivered);
            }
            publish(draft, no);
        });
        long task = ops.imports(new SheetFile().product(id, "Once", "5").bytes(), merchant);
        await().atMost(PATIENCE).until(() -> PEERS.drafts.createCalls(id) == 1);
        long row = ops.rows(task).path(0).path("id").asLong();

        for (int i = 1; i <= 5; i++) {
            send(new TaskItemReadyV1(task, row, i), row, i);
        }
        delivered.countDown();
        awaitStatus(task, "DONE");
        send(new TaskItemReadyV1(task, row, 9), row, 9);

        await().during(java.time.Duration.ofSeconds(2)).atMost(PATIENCE).until(() -> PEERS.drafts.createCalls(id) == 1);
        PEERS.drafts.of(id).answer().skus().forEach(sku -> assertThat(
                        PEERS.stock.calls().get("supply:" + row + ":" + sku.skuId()))
                .hasValue(1));
        assertThat(PEERS.drafts.of(id).submissions()).hasValue(1);
        assertThat(ops.status(task)).isEqualTo("DONE");
    }

    @Test
    void anEventThatOvertakesItsAnswerIsNotOverwritten() {
        String id = SheetFile.id();
        PEERS.drafts.onSubmitted((draft, no) -> {
            publish(draft, no);
            if (draft.request().content().outerId().equals(id)) {
                await().atMost(java.time.Duration.ofMillis(1900)).until(() -> "PUBLISHED".equals(statusOf(draft)));
            }
        });

        long task = ops.imports(new SheetFile().product(id, "Overtaken", "5").bytes(), merchant);

        awaitStatus(task, "DONE");
        assertThat(ops.task(task).path("success_count").asInt()).isEqualTo(1);
        assertThat(ops.rows(task).path(0).path("status").asString()).isEqualTo("PUBLISHED");
    }

    @Test
    void aLostAnswerStaysOpenUntilProductServiceWasAsked() {
        String id = SheetFile.id();
        PEERS.trouble(id, Trouble.ANSWER_LOST, 1);
        int lookUps = PEERS.lookUps.get();

        long task = ops.imports(new SheetFile().product(id, "Unknown", "5").bytes(), merchant);

        awaitStatus(task, "DONE");
        assertThat(PEERS.drafts.createCalls(id)).isEqualTo(1);
        assertThat(PEERS.lookUps.get()).isGreaterThan(lookUps);
    }

    @Test
    void aServiceThatIsDownIsTriedAgainLater() {
        String id = SheetFile.id();
        PEERS.trouble(id, Trouble.DOWN, 3);

        long task = ops.imports(new SheetFile().product(id, "Later", "5").bytes(), merchant);

        awaitStatus(task, "DONE");
        assertThat(PEERS.drafts.createCalls(id)).isEqualTo(4);
    }

    @Test
    void aRejectedDraftFailsItsRowWithTheReasons() {
        String id = SheetFile.id();
        PEERS.drafts.onSubmitted((draft, no) -> send(
                new DraftRejectedV1(
                        draft.answer().draftId(),
                        draft.answer().itemId(),
                        merchant,
                        no,
                        draft.request().operationId(),
                        "MACHINE",
                        List.of(new DraftReason("qc.banned_word", "title", "\"bad\" is not allowed"))),
                draft.answer().draftId(),
                no));

        long task = ops.imports(new SheetFile().product(id, "bad", "5").bytes(), merchant);

        awaitStatus(task, "FAILED");
        assertThat(ops.rows(task).path(0).path("error_code").asString()).isEqualTo("supply.review_rejected");
        assertThat(ops.rows(task).path(0).path("error_message").asString())
                .isEqualTo("qc.banned_word (title): \"bad\" is not allowed");
    }

    @Test
    void aDraftThatEndedByItselfFailsItsRowWithTheReasons() {
        String id = SheetFile.id();
        PEERS.drafts.onSubmitted((draft, no) -> send(
                new DraftEndedV1(
                        draft.answer().draftId(),
                        draft.answer().itemId(),
                        merchant,
                        no,
                        draft.request().operationId(),
                        "WITHDRAWN",
                        List.of(new DraftReason("draft.withdrawn", null, "a typing error"))),
                draft.answer().draftId(),
                no));

        long task = ops.imports(new SheetFile().product(id, "Ended", "5").bytes(), merchant);

        awaitStatus(task, "FAILED");
        assertThat(ops.rows(task).path(0).path("error_code").asString()).isEqualTo("supply.draft_ended");
        assertThat(ops.rows(task).path(0).path("error_message").asString())
                .isEqualTo("draft.withdrawn: a typing error");
    }

    @Test
    void aDraftThatCameBackIsHandedInAndSubmittedAgainAndRepeatsOfTheEventDoNotCount() {
        String id = SheetFile.id();
        PEERS.drafts.onSubmitted((draft, no) -> {
            if (no <= 2) {
                comesBack(draft, no);
                comesBack(draft, no);
            } else {
                publish(draft, no);
            }
        });

        long task = ops.imports(new SheetFile().product(id, "Back", "5").bytes(), merchant);

        awaitStatus(task, "DONE");
        assertThat(PEERS.drafts.of(id).submissions()).hasValue(3);
        assertThat(PEERS.drafts.of(id).abandons()).hasValue(0);
    }

    @Test
    void aDraftThatAlwaysComesBackIsAbandonedAfterTheThirdTime() {
        String id = SheetFile.id();
        PEERS.drafts.onSubmitted(this::comesBack);

        long task = ops.imports(new SheetFile().product(id, "Never", "5").bytes(), merchant);

        awaitStatus(task, "FAILED");
        assertThat(PEERS.drafts.of(id).submissions()).hasValue(4);
        assertThat(PEERS.drafts.of(id).abandons()).hasValue(1);
        assertThat(ops.rows(task).path(0).path("error_code").asString()).isEqualTo("supply.draft_returned");
    }

    @Test
    void aLostCounterOnlyCostsTime() {
        SheetFile file = new SheetFile().products(12);
        List<DraftPeer.Draft> held = new ArrayList<>();
        AtomicInteger submitted = new AtomicInteger();
        PEERS.drafts.onSubmitted((draft, no) -> {
            synchronized (held) {
                held.add(draft);
            }
            submitted.incrementAndGet();
        });
        long task = ops.imports(file.bytes(), merchant);
        await().atMost(PATIENCE).until(() -> submitted.get() == 12);
        assertThat(redis.getBucket("supply:task:" + task + ":open").delete()).isTrue();
        assertThat(ops.task(task).path("status").asString()).isEqualTo("PROCESSING");
        await().atMost(PATIENCE)
                .until(() -> ops.task(task).path("waiting_count").asInt() == 12);

        synchronized (held) {
            held.forEach(draft -> publish(draft, 1));
        }

        awaitStatus(task, "DONE");
    }

    private void comesBack(DraftPeer.Draft draft, int submissionNo) {
        send(
                new DraftReturnedV1(
                        draft.answer().draftId(),
                        draft.answer().itemId(),
                        merchant,
                        submissionNo,
                        draft.request().operationId(),
                        0,
                        List.of(new DraftReason("version.moved_on", null, "try again"))),
                draft.answer().draftId(),
                submissionNo);
    }

    private Object statusOf(DraftPeer.Draft draft) {
        List<Map<String, Object>> rows = database.jdbc()
                .queryForList(
                        "SELECT status FROM product_supply_task_item WHERE operation_id = ?",
                        draft.request().operationId());
        return rows.get(0).get("status");
    }

    private static void waitFor(CountDownLatch latch) {
        try {
            // a slow machine goes on without it: then the repeats meet the row a moment later
            latch.await(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
