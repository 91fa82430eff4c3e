package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.test.Devstack;
import io.goodsflow.kit.test.TestDatabase;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** Half messages whose end never reached the broker: it asks back, and the outbox answers. */
class LostEndsTest {

    private static final Duration SOON = Duration.ofSeconds(30);

    private final TestDatabase database = Devstack.database("messaging_ends");

    @Test
    void the_check_back_delivers_what_was_committed_and_gives_up_what_was_not() {
        try (TestService service = TestService.on(database, Devstack.namesrv())
                .with("goodsflow.messaging.check-window", "4s")
                .start()
                .warm()) {
            double relayed = service.counted("goodsflow.outbox.relayed");
            service.loseEnds();
            String committed = TestService.newKey();
            String refused = TestService.newKey();
            OutgoingEvent event = service.happened(committed, "committed");
            OutgoingEvent never = service.happened(refused, "rolled back");

            service.publish(committed, event);
            assertThatThrownBy(() -> service.bean(EventTransactions.class).publishing(never, () -> {
                        service.write(refused, never);
                        throw new IllegalArgumentException("refused");
                    }))
                    .hasMessage("refused");

            await().atMost(SOON).untilAsserted(() -> {
                assertThat(service.heard().effects(committed)).containsExactly("committed");
                assertThat(service.counted("goodsflow.outbox.checkbacks", "answer", "ROLLBACK_MESSAGE"))
                        .isPositive();
            });
            // closed by its half, so nothing but the check-back can have delivered it
            assertThat(service.status(event)).isEqualTo("SENT HALF");
            assertThat(service.counted("goodsflow.outbox.relayed")).isEqualTo(relayed);
            assertThat(service.counted("goodsflow.outbox.checkbacks", "answer", "UNKNOW"))
                    .isPositive();
            assertThat(service.heard().deliveries(refused)).isEmpty();
        }
    }

    @Test
    void a_process_killed_between_commit_and_end_loses_nothing_and_its_successor_answers(@TempDir Path folder)
            throws Exception {
        TestService.Settings settings =
                TestService.on(database, Devstack.namesrv()).with("goodsflow.messaging.check-window", "60s");
        String key = TestService.newKey();

        int exit = HaltingService.run(settings, key, folder.resolve("halting.log"));

        assertThat(exit).isEqualTo(HaltingService.EXIT);
        // the successor sends nothing itself; the window is long, so the relay cannot have been first
        try (TestService successor = settings.start()) {
            await().atMost(SOON)
                    .untilAsserted(() -> assertThat(successor.heard().effects(key))
                            .containsExactly("committed by a process that died"));
            assertThat(successor.counted("goodsflow.outbox.relayed")).isZero();
            assertThat(successor.counted("goodsflow.outbox.checkbacks", "answer", "COMMIT_MESSAGE"))
                    .isPositive();
        }
    }

    @Test
    void a_row_whose_half_was_given_up_is_delivered_by_the_relay_when_the_window_is_over() {
        try (TestService service = TestService.on(database, Devstack.namesrv())
                .with("goodsflow.messaging.check-window", "2s")
                .start()
                .warm()) {
            String key = TestService.newKey();
            OutgoingEvent event = service.happened(key, "unclear");

            assertThatThrownBy(() -> service.bean(EventTransactions.class).publishing(event, () -> {
                        service.write(key, event);
                        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
                            @Override
                            public void afterCommit() {
                                throw new IllegalStateException("the connection broke while committing");
                            }
                        });
                        return key;
                    }))
                    .hasMessageContaining("broke");

            await().atMost(SOON).untilAsserted(() -> {
                assertThat(service.heard().effects(key)).containsExactly("unclear");
                assertThat(service.status(event)).isEqualTo("SENT RELAY");
            });
        }
    }
}
