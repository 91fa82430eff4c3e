package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.test.Devstack;
import io.goodsflow.kit.test.TestDatabase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What leaves by the relay, and that many relays share the work. */
class RelayTest {

    private static final Duration SOON = Duration.ofSeconds(40);

    private final TestDatabase database = Devstack.database("messaging_relay");
    private final TestService.Settings settings = TestService.on(database, Devstack.namesrv());

    @Test
    void two_relays_at_once_share_the_rows_and_lose_none() {
        TestService.Settings relay = settings.withoutConsumers()
                .with("goodsflow.messaging.relay.batch-size", 10)
                .with("goodsflow.messaging.relay.poll-interval", "20ms");
        try (TestService one = relay.start();
                TestService two = relay.start();
                TestService writer = settings.with("goodsflow.messaging.relay.enabled", false)
                        .with("goodsflow.messaging.relay.handover-grace", "100ms")
                        .start()) {
            List<String> keys = new ArrayList<>();
            for (int transaction = 0; transaction < 8; transaction++) {
                List<String> some = IntStream.range(0, 50)
                        .mapToObj(i -> TestService.newKey())
                        .toList();
                writer.bean(Transactions.class)
                        .run(() -> some.forEach(key -> writer.bean(Outbox.class)
                                .append(writer.bean(Events.class).of(new StateChangedV1(1, key), key, 1))));
                keys.addAll(some);
            }

            await().atMost(SOON).until(() -> keys.stream()
                    .noneMatch(key -> writer.heard().deliveries(key).isEmpty()));

            await().atMost(SOON)
                    .untilAsserted(() -> assertThat(relayed(one) + relayed(two)).isEqualTo(keys.size()));
            assertThat(relayed(one)).isPositive();
            assertThat(relayed(two)).isPositive();
        }
    }

    private static double relayed(TestService service) {
        return service.counted("goodsflow.outbox.relayed");
    }

    @Test
    void of_many_events_in_one_transaction_the_first_goes_by_its_half_and_the_others_by_the_relay() {
        try (TestService service = settings.start().warm()) {
            String key = TestService.newKey();
            OutgoingEvent first = service.happened(key, "first");
            OutgoingEvent second = service.happened(key, "second");
            OutgoingEvent third = service.happened(key, "third");

            service.publish(key, first, second, third);

            await().atMost(SOON).untilAsserted(() -> {
                assertThat(service.heard().effects(key)).containsExactlyInAnyOrder("first", "second", "third");
                assertThat(service.status(first)).isEqualTo("SENT HALF");
                assertThat(service.status(second)).isEqualTo("SENT RELAY");
                assertThat(service.status(third)).isEqualTo("SENT RELAY");
            });
        }
    }

    @Test
    void a_row_that_differs_from_its_half_is_relayed_and_the_half_is_rolled_back() {
        try (TestService service =
                settings.with("goodsflow.messaging.check-window", "2s").start().warm()) {
            service.loseEnds();
            String key = TestService.newKey();
            OutgoingEvent planned = service.happened(key, "planned");
            OutgoingEvent written = new OutgoingEvent(
                    planned.topic(), planned.envelope(), planned.body().replace("planned", "written"));

            service.bean(EventTransactions.class).publishing(planned, () -> {
                service.write(key, written);
                return key;
            });

            await().atMost(SOON).untilAsserted(() -> {
                assertThat(service.heard().effects(key)).containsExactly("written");
                assertThat(service.status(planned)).isEqualTo("SENT RELAY");
                // the end was lost as well, so the check-back had to refuse it
                assertThat(service.counted("goodsflow.outbox.checkbacks", "answer", "ROLLBACK_MESSAGE"))
                        .isPositive();
            });
        }
    }

    @Test
    void a_transaction_is_stopped_when_half_of_the_window_is_over() {
        try (TestService service =
                settings.with("goodsflow.messaging.check-window", "2s").start().warm()) {
            String key = TestService.newKey();
            OutgoingEvent event = service.happened(key, "too slow");

            assertThatThrownBy(() -> service.bean(EventTransactions.class).publishing(event, () -> {
                        service.write(key, event);
                        return service.jdbc().queryForObject("SELECT SLEEP(30)", Integer.class);
                    }))
                    .isInstanceOf(org.springframework.dao.DataAccessException.class);

            assertThat(service.jdbc()
                            .queryForObject("SELECT COUNT(*) FROM business WHERE business_key = ?", Integer.class, key))
                    .isZero();
        }
    }
}
