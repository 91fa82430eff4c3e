package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import io.opentelemetry.api.trace.SpanKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.messaging.Message;
import tools.jackson.databind.JsonNode;

/**
 * Handles what can be handled together of the messages that one delivery brings. It decides nothing about a message that
 * is odd in any way: that one goes alone, where its failure is told and counted.
 */
final class EventBatches {

    private static final Logger log = LoggerFactory.getLogger(EventBatches.class);

    private final String consumer;
    private final List<EventHandling<?>> handlings;
    private final EventJson json;
    private final MessagingMetrics metrics;
    private final Tracing tracing;

    EventBatches(
            String consumer,
            List<EventHandling<?>> handlings,
            EventJson json,
            MessagingMetrics metrics,
            Tracing tracing) {
        this.consumer = consumer;
        this.handlings = handlings.stream()
                .filter(handling -> handling.together() != null)
                .toList();
        this.json = json;
        this.metrics = metrics;
        this.tracing = tracing;
        this.handlings.forEach(handling -> metrics.expectBatches(consumer, handling.type()));
    }

    /** Whether any event is ever handled together with others. */
    boolean any() {
        return !handlings.isEmpty();
    }

    /** @return the very messages that are done with; all others have had no effect */
    Set<Message<byte[]>> handle(List<Message<byte[]>> messages) {
        Map<EventHandling<?>, List<Readable>> parts = new LinkedHashMap<>();
        for (Message<byte[]> message : messages) {
            Readable readable = read(message);
            if (readable != null) {
                parts.computeIfAbsent(readable.handling(), handling -> new ArrayList<>())
                        .add(readable);
            }
        }
        Set<Message<byte[]>> done = Collections.newSetFromMap(new IdentityHashMap<>());
        parts.forEach((handling, part) -> settle(handling, part, done));
        return done;
    }

    private @Nullable Readable read(Message<byte[]> message) {
        try {
            JsonNode tree = json.tree(message.getPayload());
            for (EventHandling<?> handling : handlings) {
                if (handling.type().equals(tree.path("type").asString(""))
                        && tree.path("version").isInt()
                        && tree.path("version").intValue() == handling.version()) {
                    return new Readable(message, handling, tree);
                }
            }
        } catch (RuntimeException unreadable) {
            log.debug("{} leaves a message out of its batch: {}", consumer, unreadable.toString());
        }
        return null;
    }

    private <T> void settle(EventHandling<T> handling, List<Readable> part, Set<Message<byte[]>> done) {
        EventHandling.Together<T> together = handling.together();
        List<BatchedEvent<T>> events = new ArrayList<>(different(handling, part).values());
        if (together == null || events.size() < 2) {
            return;
        }
        long start = System.nanoTime();
        EventHandling.Settled<T> settled;
        try {
            settled = together.handle(events);
        } catch (RuntimeException | Error e) {
            metrics.batchFailed(consumer, handling.type());
            log.warn(
                    "{} handles {} events ({}) one by one, because their batch failed: {}",
                    consumer,
                    events.size(),
                    handling.type(),
                    e.toString());
            return;
        }
        long nanos = System.nanoTime() - start;
        events.removeAll(settled.left());
        metrics.batch(consumer, handling.type(), events.size(), settled.left().size());
        for (BatchedEvent<T> event : events) {
            done.add(((Arrived<T>) event).message());
            metrics.took(consumer, handling.type(), nanos);
            metrics.consumed(consumer, handling.type(), settled.repeated().contains(event) ? "duplicate" : "handled");
        }
    }

    /** By id: an event that is there twice goes in once, and its repeat is found to be one afterwards. */
    private <T> Map<String, BatchedEvent<T>> different(EventHandling<T> handling, List<Readable> part) {
        Map<String, BatchedEvent<T>> events = new LinkedHashMap<>();
        for (Readable readable : part) {
            try {
                EventEnvelope<T> event = json.envelope(readable.tree(), handling.payload());
                events.putIfAbsent(event.id(), new Arrived<>(readable.message(), event, consumer, tracing));
            } catch (UnreadableEventException odd) {
                log.debug("{} leaves a message out of its batch: {}", consumer, odd.toString());
            }
        }
        return events;
    }

    private record Readable(Message<byte[]> message, EventHandling<?> handling, JsonNode tree) {}

    /** Equal to itself only. */
    private static final class Arrived<T> implements BatchedEvent<T> {

        private final Message<byte[]> message;
        private final EventEnvelope<T> event;
        private final String consumer;
        private final Tracing tracing;

        Arrived(Message<byte[]> message, EventEnvelope<T> event, String consumer, Tracing tracing) {
            this.message = message;
            this.event = event;
            this.consumer = consumer;
            this.tracing = tracing;
        }

        Message<byte[]> message() {
            return message;
        }

        @Override
        public EventEnvelope<T> event() {
            return event;
        }

        @Override
        public <R> R continuing(Supplier<R> work) {
            String cause = message.getHeaders().get(Tracing.TRACEPARENT) instanceof String text ? text : null;
            try (Step step = tracing.resume("process " + event.type(), SpanKind.CONSUMER, cause);
                    TraceScope scope = new TraceScope(event)) {
                step.tag("messaging.consumer.group.name", consumer)
                        .tag("messaging.message.id", event.id())
                        .tag("event.key", event.key())
                        .tag("outcome", "handled together");
                try {
                    return work.get();
                } catch (RuntimeException e) {
                    step.failed(e);
                    throw e;
                }
            }
        }
    }
}
