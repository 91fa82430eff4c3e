package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.test.Devstack;
import io.goodsflow.kit.test.TestDatabase;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.rocketmq.common.message.Message;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the broker's messages come in batches, and come again one by one. */
class BatchDeliveryTest {

    private static final Duration SOON = Duration.ofSeconds(90);

    private final TestDatabase database = Devstack.database("messaging_batch_delivery");
    private final TestService.Settings settings = TestService.inBatches(database, Devstack.namesrv());

    @Test
    void messages_that_lie_there_come_in_batches_and_a_single_one_alone() throws Exception {
        try (TestService service = settings.start()) {
            awaitConsuming(service);
            List<OutgoingEvent> events = sent(service, 200);

            awaitEffects(service, events);

            assertThat(service.heard().batches())
                    .anySatisfy(batch -> assertThat(batch).hasSizeGreaterThan(1));
            assertThat(service.heard().batches())
                    .allSatisfy(batch -> assertThat(batch).hasSizeBetween(2, 32));
        }
    }

    @Test
    void with_a_batch_size_of_one_everything_goes_alone() throws Exception {
        try (TestService service =
                settings.with("goodsflow.messaging.consumer.batch-size", 1).start()) {
            awaitConsuming(service);

            awaitEffects(service, sent(service, 40));

            assertThat(service.heard().batches()).isEmpty();
        }
    }

    @Test
    void a_bad_message_of_a_batch_is_parked_after_its_redeliveries_and_the_others_have_their_effects()
            throws Exception {
        try (TestService service = settings.with("goodsflow.messaging.consumer.max-reconsume-times", 2)
                .with("goodsflow.messaging.dead-letters.collect", false)
                .start()) {
            awaitConsuming(service);
            OutgoingEvent bad = service.gathered(TestService.newKey(), "never");
            String key = bad.envelope().key();
            service.heard().when(key, event -> {
                throw new IllegalStateException("never");
            });
            List<OutgoingEvent> others = events(service, 30);
            List<OutgoingEvent> all = new ArrayList<>(others);
            all.add(15, bad);

            send(service, all);

            awaitEffects(service, others);
            await().atMost(SOON)
                    .ignoreExceptions()
                    .until(() -> DeadLetters.of(Devstack.namesrv(), service.group("kit-test-a")).stream()
                            .anyMatch(letter -> bad.envelope().id().equals(letter.getKeys())));
            assertThat(service.heard().effects(key)).isEmpty();
            // three deliveries, each of them alone and at most once before with others
            assertThat(service.heard().deliveries(key)).hasSizeBetween(3, 6);
        }
    }

    @Test
    void two_instances_share_the_messages_and_lose_none() throws Exception {
        try (TestService one = settings.start();
                TestService two = settings.start()) {
            awaitConsuming(one);
            awaitConsuming(two);
            List<OutgoingEvent> events = events(one, 600);

            for (int from = 0; from < events.size(); from += 30) {
                send(one, events.subList(from, from + 30));
            }

            awaitEffects(one, events);
            assertThat(one.heard().batches()).isNotEmpty();
            assertThat(two.heard().batches()).isNotEmpty();
        }
    }

    @Test
    void a_process_that_dies_between_commit_and_acknowledgement_leaves_every_effect_once(@TempDir Path folder)
            throws Exception {
        List<OutgoingEvent> events;
        try (TestService writer = settings.withoutConsumers().start()) {
            events = events(writer, 20);
            send(writer, events);
        }

        int exit = HaltingConsumer.run(settings, folder.resolve("halting.log"));

        assertThat(exit).isEqualTo(HaltingService.EXIT);
        try (TestService service = settings.start()) {
            awaitEffects(service, events);
            assertThat(service.counted(
                            "goodsflow.events.consumed",
                            "consumer",
                            "test.gatherings",
                            "type",
                            "kit.gathered",
                            "outcome",
                            "duplicate"))
                    .isPositive();
        }
    }

    /** A fresh group reads from the topic's beginning and gets its queues after a while. */
    private static void awaitConsuming(TestService service) throws Exception {
        OutgoingEvent first = service.gathered(TestService.newKey(), "note");
        await().atMost(SOON).pollInterval(Duration.ofSeconds(1)).until(() -> {
            send(service, List.of(first));
            return !service.heard().deliveries(first.envelope().key()).isEmpty()
                    || service.heard().effects(first.envelope().key()).size() == 1;
        });
    }

    private static List<OutgoingEvent> sent(TestService service, int count) throws Exception {
        List<OutgoingEvent> events = events(service, count);
        send(service, events);
        return events;
    }

    private static List<OutgoingEvent> events(TestService service, int count) {
        return IntStream.range(0, count)
                .mapToObj(n -> service.gathered(TestService.newKey(), "note"))
                .toList();
    }

    /** In one request, so that they lie beside each other. */
    private static void send(TestService service, List<OutgoingEvent> events) throws Exception {
        EventMessages messages = service.bean(EventMessages.class);
        List<Message> all = events.stream()
                .map(event -> messages.message(OutboxRow.of(event)))
                .toList();
        service.producer().send(all);
    }

    private static void awaitEffects(TestService service, List<OutgoingEvent> events) {
        await().atMost(SOON).untilAsserted(() -> assertThat(events).allSatisfy(event -> assertThat(
                        service.heard().effects(event.envelope().key()))
                .hasSize(1)));
    }
}
