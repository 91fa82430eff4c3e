package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.data.purge.Purges;
import io.goodsflow.kit.test.Devstack;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Which events a transaction leaves in the outbox; nothing is sent here. */
class OutboxInTransactionTest {

    private static TestService service;

    @BeforeAll
    static void start() {
        service = TestService.on(Devstack.database("messaging_outbox"), Devstack.namesrv())
                .with("goodsflow.messaging.relay.enabled", false)
                .withoutConsumers()
                .start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void an_event_of_a_nested_part_that_rolls_back_is_not_written() {
        OutgoingEvent kept = newEvent();
        OutgoingEvent undone = newEvent();
        OutgoingEvent alsoKept = newEvent();

        inTransaction(() -> {
            append(kept);
            nestedThatRollsBack(() -> append(undone));
            append(alsoKept);
        });

        assertThat(written(kept)).isTrue();
        assertThat(written(undone)).isFalse();
        assertThat(written(alsoKept)).isTrue();
    }

    @Test
    void an_event_of_a_nested_part_that_rolls_back_before_any_other_event_is_not_written() {
        OutgoingEvent undone = newEvent();
        OutgoingEvent kept = newEvent();

        inTransaction(() -> {
            nestedThatRollsBack(() -> append(undone));
            append(kept);
        });

        assertThat(written(undone)).isFalse();
        assertThat(written(kept)).isTrue();
    }

    @Test
    void an_event_appended_while_the_transaction_commits_is_part_of_it() {
        OutgoingEvent first = newEvent();
        OutgoingEvent late = newEvent();

        inTransaction(() -> {
            append(first);
            TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
                @Override
                public void beforeCommit(boolean readOnly) {
                    append(late);
                }
            });
        });

        assertThat(written(first)).isTrue();
        assertThat(written(late)).isTrue();
    }

    @Test
    void an_event_appended_after_the_commit_is_refused() {
        AtomicReference<Throwable> refusal = new AtomicReference<>();
        OutgoingEvent first = newEvent();
        OutgoingEvent tooLate = newEvent();

        inTransaction(() -> {
            append(first);
            TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
                @Override
                public void afterCommit() {
                    assertThatThrownBy(() -> append(tooLate)).satisfies(refusal::set);
                }
            });
        });

        assertThat(refusal.get()).isInstanceOf(IllegalStateException.class);
        assertThat(written(tooLate)).isFalse();
    }

    @Test
    void an_event_without_a_key_or_with_too_large_a_body_is_refused_at_once() {
        OutgoingEvent keyless = service.bean(Events.class).of(new HappenedV1("k", "n"), " ", 1);
        OutgoingEvent huge = service.happened(TestService.newKey(), "x".repeat(600 * 1024));

        inTransaction(() -> {
            assertThatThrownBy(() -> append(keyless)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> append(huge))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("max-body");
        });
    }

    @Test
    void closed_rows_are_purged_after_their_time_and_open_ones_never() {
        OutgoingEvent closed = newEvent();
        OutgoingEvent open = newEvent();
        OutgoingEvent young = newEvent();
        inTransaction(() -> {
            append(closed);
            append(open);
            append(young);
        });
        service.jdbc()
                .update(
                        "UPDATE outbox_event SET status = 'SENT' WHERE id IN (?, ?)",
                        closed.envelope().id(),
                        young.envelope().id());
        service.jdbc()
                .update(
                        "UPDATE outbox_event SET due_at = due_at - INTERVAL 31 DAY WHERE id IN (?, ?)",
                        closed.envelope().id(),
                        open.envelope().id());

        service.bean(Purges.class).run();

        assertThat(written(closed)).isFalse();
        assertThat(written(open)).isTrue();
        assertThat(written(young)).isTrue();
    }

    private static OutgoingEvent newEvent() {
        return service.happened(TestService.newKey(), "note");
    }

    private static void append(OutgoingEvent event) {
        service.bean(Outbox.class).append(event);
    }

    private static boolean written(OutgoingEvent event) {
        return service.bean(OutboxTable.class).find(event.envelope().id()).isPresent();
    }

    private static void inTransaction(Runnable work) {
        service.bean(Transactions.class).run(work);
    }

    private static void nestedThatRollsBack(Runnable work) {
        TransactionTemplate nested = new TransactionTemplate(service.bean(PlatformTransactionManager.class));
        nested.setPropagationBehavior(TransactionDefinition.PROPAGATION_NESTED);
        nested.executeWithoutResult(status -> {
            work.run();
            status.setRollbackOnly();
        });
    }
}
