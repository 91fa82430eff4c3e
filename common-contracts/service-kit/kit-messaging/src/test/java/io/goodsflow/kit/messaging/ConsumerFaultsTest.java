package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.test.Devstack;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.rocketmq.common.message.Message;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Handlers that fail, messages that nobody can read, deliveries that repeat or overtake each other. */
class ConsumerFaultsTest {

    private static final Duration SOON = Duration.ofSeconds(30);

    private static TestService service;

    @BeforeAll
    static void start() {
        service = TestService.on(Devstack.database("messaging_consumer"), Devstack.namesrv())
                .with("goodsflow.messaging.consumer.max-reconsume-times", 2)
                .start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void a_handler_that_throws_twice_has_its_effect_at_the_third_delivery_and_once() {
        String key = TestService.newKey();
        AtomicInteger calls = new AtomicInteger();
        service.heard().when(key, event -> {
            if (calls.incrementAndGet() <= 2) {
                throw new IllegalStateException("not yet");
            }
        });

        OutgoingEvent event = service.happened(key, "third time");

        service.commit(key, event);

        await().atMost(SOON)
                .untilAsserted(() -> assertThat(service.answers(event)).containsExactly(false, false, true));
        assertThat(service.heard().effects(key)).containsExactly("third time");
    }

    @Test
    void a_handler_that_always_throws_is_parked_without_an_effect() {
        String key = TestService.newKey();
        service.heard().when(key, event -> {
            throw new IllegalStateException("never");
        });
        OutgoingEvent event = service.happened(key, "never");

        service.commit(key, event);

        awaitParked(event.envelope().id());
        assertThat(service.answers(event)).containsExactly(false, false, false);
        assertThat(service.heard().effects(key)).isEmpty();
    }

    @Test
    void a_body_that_is_no_json_is_parked() throws Exception {
        String id = TestService.newKey();

        send(new Message("kit-test-a", "kit.happened", id, "no json".getBytes(StandardCharsets.UTF_8)));

        awaitParked(id);
        assertThat(service.answers(id)).isNotEmpty().containsOnly(false);
    }

    @Test
    void a_version_from_the_future_is_parked() throws Exception {
        String key = TestService.newKey();
        OutgoingEvent event = service.happened(key, "future");
        String future = event.body().replace("\"version\":1", "\"version\":2");

        send(new Message("kit-test-a", "kit.happened", event.envelope().id(), future.getBytes(StandardCharsets.UTF_8)));

        awaitParked(event.envelope().id());
        assertThat(service.answers(event)).isNotEmpty().containsOnly(false);
        assertThat(service.heard().deliveries(key)).isEmpty();
    }

    @Test
    void a_type_without_a_handler_is_acknowledged_and_counted() {
        String key = TestService.newKey();
        OutgoingEvent event = service.bean(Events.class).of(new UnheardV1("whatever"), key, 1);
        double before = ignored();

        service.commit(key, event);

        await().atMost(SOON)
                .untilAsserted(() -> assertThat(service.answers(event)).containsExactly(true));
        assertThat(ignored()).isGreaterThan(before);
    }

    @Test
    void an_unknown_field_is_tolerated() throws Exception {
        String key = TestService.newKey();
        OutgoingEvent event = service.happened(key, "grown");
        String grown = event.body().replace("\"note\":", "\"added_later\":true,\"note\":");

        send(new Message("kit-test-a", "kit.happened", event.envelope().id(), grown.getBytes(StandardCharsets.UTF_8)));

        await().atMost(SOON)
                .untilAsserted(() -> assertThat(service.heard().effects(key)).containsExactly("grown"));
    }

    @Test
    void an_event_delivered_twice_has_one_effect() throws Exception {
        String key = TestService.newKey();
        OutgoingEvent event = service.happened(key, "once");

        send(service.bean(EventMessages.class).message(OutboxRow.of(event)));
        send(service.bean(EventMessages.class).message(OutboxRow.of(event)));

        await().atMost(SOON).until(() -> service.answers(event).size() >= 2);
        assertThat(service.answers(event)).containsOnly(true);
        assertThat(service.heard().deliveries(key)).hasSize(1);
        assertThat(service.heard().effects(key)).containsExactly("once");
    }

    @Test
    void a_projection_keeps_the_newest_state_when_events_overtake_each_other() throws Exception {
        long id = ThreadLocalRandom.current().nextLong(1L << 50);
        String key = Long.toString(id);
        for (int sequence : new int[] {3, 1, 2}) {
            OutgoingEvent event =
                    service.bean(Events.class).of(new StateChangedV1(id, "title " + sequence), key, sequence);
            int before = service.heard().deliveries(key).size();
            send(service.bean(EventMessages.class).message(OutboxRow.of(event)));
            await().atMost(SOON).until(() -> service.heard().deliveries(key).size() > before);
        }

        assertThat(service.jdbc().queryForObject("SELECT title FROM state_view WHERE state_id = ?", String.class, id))
                .isEqualTo("title 3");
    }

    private static void send(Message message) throws Exception {
        service.producer().send(message);
    }

    private static double ignored() {
        return service.counted("goodsflow.events.consumed", "consumer", "test.happenings", "outcome", "ignored");
    }

    private static void awaitParked(String messageKey) {
        await().atMost(SOON)
                .ignoreExceptions()
                .until(() -> DeadLetters.of(Devstack.namesrv(), service.group("kit-test-a")).stream()
                        .anyMatch(letter -> messageKey.equals(letter.getKeys())));
    }
}
