package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.test.Devstack;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class OutboxWatchTest {

    private static final Duration SOON = Duration.ofSeconds(60);

    @Test
    void the_backlog_of_a_relay_that_fails_in_every_turn_is_seen_and_what_cannot_be_measured_is_not_a_figure() {
        try (TestService service = TestService.on(Devstack.database("messaging_outbox_watch"), Devstack.namesrv())
                .withoutConsumers()
                .start()) {
            String key = TestService.newKey();
            OutgoingEvent event = service.happened(key, "sent");
            service.commit(key, event);
            await().atMost(SOON).until(() -> service.status(event).startsWith("SENT"));
            await().atMost(SOON).until(() -> open(service) == 0);

            service.jdbc().execute("ALTER TABLE outbox_event RENAME COLUMN attempts TO what_the_relay_does_not_find");
            service.jdbc()
                    .update(
                            "UPDATE outbox_event SET status = 'OPEN', due_at = UTC_TIMESTAMP(3),"
                                    + " created_at = UTC_TIMESTAMP(3) - INTERVAL 1 HOUR WHERE id = ?",
                            event.envelope().id());

            await().atMost(SOON).until(() -> open(service) == 1);
            assertThat(gauge(service, "goodsflow.outbox.oldest.seconds")).isBetween(3600.0, 3900.0);

            service.jdbc().execute("RENAME TABLE outbox_event TO outbox_event_away");

            await().atMost(SOON).until(() -> Double.isNaN(open(service)));
            assertThat(gauge(service, "goodsflow.outbox.oldest.seconds")).isNaN();
        }
    }

    private static double open(TestService service) {
        return gauge(service, "goodsflow.outbox.open");
    }

    private static double gauge(TestService service, String name) {
        return service.bean(MeterRegistry.class).get(name).gauge().value();
    }
}
