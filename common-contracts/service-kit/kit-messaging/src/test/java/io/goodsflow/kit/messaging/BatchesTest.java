package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.test.Devstack;
import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import io.micrometer.core.instrument.MeterRegistry;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.messaging.Message;
import org.springframework.messaging.support.GenericMessage;

/** What becomes of messages that come at once, on a real database; the broker has no part in it. */
class BatchesTest {

    private static TestService service;
    private static TestService other;

    @BeforeAll
    static void start() {
        service = TestService.on(Devstack.database("messaging_batches"), Devstack.namesrv())
                .withoutConsumers()
                .start();
        other = TestService.on(Devstack.database("messaging_batches"), Devstack.namesrv())
                .withoutConsumers()
                .start();
    }

    @AfterAll
    static void stop() {
        service.close();
        other.close();
    }

    @Test
    void what_comes_at_once_is_handled_at_once_and_counted_as_one_batch() {
        List<OutgoingEvent> events = events(5);
        double size = batchSize();

        assertThat(accept(service, messages(events))).isEmpty();

        assertThat(batchesWith(events)).containsExactly(keys(events));
        assertEachHasOneEffect(events);
        assertThat(batchSize() - size).isEqualTo(5);
    }

    @Test
    void an_event_that_is_in_a_batch_twice_has_one_effect() {
        List<OutgoingEvent> events = events(3);
        List<Message<byte[]>> messages = new ArrayList<>(messages(events));
        messages.add(message(events.get(1)));
        double duplicates = consumed("duplicate");

        assertThat(accept(service, messages)).isEmpty();

        assertThat(batchesWith(events)).containsExactly(keys(events));
        assertEachHasOneEffect(events);
        assertThat(consumed("duplicate") - duplicates).isEqualTo(1);
    }

    @Test
    void an_event_that_was_handled_before_is_not_shown_again() {
        List<OutgoingEvent> events = events(4);
        accept(service, List.of(message(events.get(2))));
        double duplicates = consumed("duplicate");

        assertThat(accept(service, messages(events))).isEmpty();

        assertThat(batchesWith(events))
                .containsExactly(Stream.of(0, 1, 3).map(keys(events)::get).toList());
        assertEachHasOneEffect(events);
        assertThat(consumed("duplicate") - duplicates).isEqualTo(1);
    }

    @Test
    void a_batch_that_was_committed_and_not_acknowledged_has_no_second_effect() {
        List<OutgoingEvent> events = events(4);
        accept(service, messages(events));

        assertThat(accept(service, messages(events))).isEmpty();
        assertThat(accept(other, messages(events))).isEmpty();

        assertEachHasOneEffect(events);
    }

    @Test
    void of_a_batch_with_a_bad_event_only_that_one_comes_again() {
        List<OutgoingEvent> events = events(5);
        String bad = keys(events).get(3);
        service.heard().when(bad, event -> {
            throw new IllegalStateException("never");
        });
        List<Message<byte[]>> messages = messages(events);
        double failed = failedBatches();

        assertThat(accept(service, messages)).containsExactly(messages.get(3));

        assertThat(service.heard().effects(bad)).isEmpty();
        assertEachHasOneEffect(events.stream()
                .filter(event -> !event.envelope().key().equals(bad))
                .toList());
        assertThat(failedBatches() - failed).isEqualTo(1);
    }

    @Test
    void not_even_an_error_of_one_event_touches_the_others() {
        List<OutgoingEvent> events = events(3);
        service.heard().when(keys(events).get(0), event -> {
            throw new StackOverflowError("of " + event.id());
        });
        List<Message<byte[]>> messages = messages(events);

        assertThat(accept(service, messages)).containsExactly(messages.get(0));

        assertEachHasOneEffect(events.subList(1, 3));
    }

    @Test
    void a_failure_that_passes_is_none_for_anybody() {
        List<OutgoingEvent> events = events(3);
        AtomicInteger calls = new AtomicInteger();
        service.heard().when(keys(events).get(0), event -> {
            if (calls.incrementAndGet() == 1) {
                throw new IllegalStateException("only while together");
            }
        });

        assertThat(accept(service, messages(events))).isEmpty();

        assertEachHasOneEffect(events);
    }

    @Test
    void a_message_that_nobody_can_read_keeps_no_other_out_of_the_batch() {
        List<OutgoingEvent> events = events(3);
        Message<byte[]> garbage = new GenericMessage<>("no json".getBytes(StandardCharsets.UTF_8));
        Message<byte[]> future = new GenericMessage<>(events(1)
                .get(0)
                .body()
                .replace("\"version\":1", "\"version\":2")
                .getBytes(StandardCharsets.UTF_8));
        List<Message<byte[]>> messages = new ArrayList<>(messages(events));
        messages.add(0, garbage);
        messages.add(2, future);

        assertThat(accept(service, messages)).containsExactly(garbage, future);

        assertThat(batchesWith(events)).containsExactly(keys(events));
        assertEachHasOneEffect(events);
    }

    @Test
    void a_type_that_nobody_hears_is_passed_over() {
        List<OutgoingEvent> events = events(2);
        List<Message<byte[]>> messages = new ArrayList<>(messages(events));
        messages.add(message(service.bean(Events.class).of(new UnheardV1("whatever"), "k", 1)));

        assertThat(accept(service, messages)).isEmpty();

        assertThat(batchesWith(events)).containsExactly(keys(events));
    }

    @Test
    void two_instances_that_get_the_same_batch_have_its_effects_once() throws Exception {
        for (int round = 0; round < 10; round++) {
            List<OutgoingEvent> events = events(8);
            CyclicBarrier together = new CyclicBarrier(2);
            ExecutorService threads = Executors.newFixedThreadPool(2);
            try {
                List<Callable<List<Message<byte[]>>>> both = Stream.of(service, other)
                        .map(instance -> (Callable<List<Message<byte[]>>>) () -> {
                            List<Message<byte[]>> messages = messages(events);
                            together.await();
                            return accept(instance, messages);
                        })
                        .toList();
                for (Future<List<Message<byte[]>>> refused : threads.invokeAll(both)) {
                    assertThat(refused.get()).isEmpty();
                }
            } finally {
                threads.shutdownNow();
            }
            assertEachHasOneEffect(events);
        }
    }

    @Test
    void what_is_made_of_an_event_of_a_batch_carries_the_trace_of_that_event() {
        List<OutgoingEvent> events = events(3);

        accept(service, messages(events));

        for (OutgoingEvent event : events) {
            assertThat(service.heard().deliveries(event.envelope().key()))
                    .extracting(Heard.Delivery::traceId)
                    .containsExactly(event.envelope().traceId());
        }
        assertThat(events.stream().map(event -> event.envelope().traceId()).distinct())
                .hasSize(3);
    }

    @Test
    void the_events_of_a_batch_leave_all_by_the_relay() {
        List<OutgoingEvent> events = events(2);
        List<OutgoingEvent> news = new ArrayList<>();
        for (OutgoingEvent event : events) {
            OutgoingEvent made = service.happened(TestService.newKey(), "made of it");
            news.add(made);
            service.heard().when(event.envelope().key(), heard -> service.bean(Outbox.class)
                    .append(made));
        }

        accept(service, messages(events));

        assertThat(news).allSatisfy(made -> assertThat(service.status(made)).isIn("OPEN RELAY", "SENT RELAY"));
        await().untilAsserted(() -> assertThat(news)
                .allSatisfy(made -> assertThat(service.status(made)).isEqualTo("SENT RELAY")));
    }

    private static List<Message<byte[]>> accept(TestService instance, List<Message<byte[]>> messages) {
        return instance.context().getBean("gatherings", EventFunction.class).acceptAll(messages);
    }

    /** Each in a trace of its own. */
    private static List<OutgoingEvent> events(int count) {
        return IntStream.range(0, count)
                .mapToObj(n -> {
                    try (Step step = service.bean(Tracing.class).step("make " + n)) {
                        step.tag("number", n);
                        return service.gathered(TestService.newKey(), "note");
                    }
                })
                .toList();
    }

    private static List<Message<byte[]>> messages(List<OutgoingEvent> events) {
        return events.stream().map(BatchesTest::message).toList();
    }

    private static Message<byte[]> message(OutgoingEvent event) {
        return new GenericMessage<>(
                event.body().getBytes(StandardCharsets.UTF_8),
                Map.of(EventFunction.KEYS_HEADER, event.envelope().id()));
    }

    private static List<String> keys(List<OutgoingEvent> events) {
        return events.stream().map(event -> event.envelope().key()).toList();
    }

    private static List<List<String>> batchesWith(List<OutgoingEvent> events) {
        List<String> keys = keys(events);
        return service.heard().batches().stream()
                .filter(batch -> batch.stream().anyMatch(keys::contains))
                .toList();
    }

    private static void assertEachHasOneEffect(List<OutgoingEvent> events) {
        for (String key : keys(events)) {
            assertThat(service.heard().effects(key)).as(key).containsExactly("note");
        }
    }

    private static double batchSize() {
        return service.bean(MeterRegistry.class)
                .get("goodsflow.events.batch.size")
                .tags("consumer", "test.gatherings", "type", "kit.gathered")
                .summary()
                .totalAmount();
    }

    private static double failedBatches() {
        return service.counted("goodsflow.events.batch.failed", "consumer", "test.gatherings", "type", "kit.gathered");
    }

    private static double consumed(String outcome) {
        return service.counted(
                "goodsflow.events.consumed", "consumer", "test.gatherings", "type", "kit.gathered", "outcome", outcome);
    }
}
