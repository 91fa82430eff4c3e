package io.goodsflow.kit.messaging;

import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import io.opentelemetry.api.trace.SpanKind;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.messaging.Message;
import tools.jackson.databind.JsonNode;

/** The function bound to a topic: finds the handling of a message. Throwing means: deliver again. */
final class EventFunction implements Consumer<Message<byte[]>> {

    private static final Logger log = LoggerFactory.getLogger(EventFunction.class);
    static final String TAG_HEADER = "ROCKET_TAGS";
    static final String KEYS_HEADER = "ROCKET_KEYS";

    private final String consumer;
    private final EventBatches batches;
    private final Map<String, Map<Integer, EventHandling<?>>> handlings;
    private final EventJson json;
    private final ConsumerDrain drain;
    private final MessagingMetrics metrics;
    private final RecentFailures failures;
    private final Tracing tracing;

    EventFunction(
            String consumer,
            List<EventHandling<?>> handlings,
            EventJson json,
            ConsumerDrain drain,
            MessagingMetrics metrics,
            RecentFailures failures,
            Tracing tracing) {
        this.consumer = consumer;
        this.batches = new EventBatches(consumer, handlings, json, metrics, tracing);
        this.handlings = handlings.stream()
                .collect(Collectors.groupingBy(
                        EventHandling::type, Collectors.toMap(EventHandling::version, Function.identity())));
        this.json = json;
        this.drain = drain;
        this.metrics = metrics;
        this.failures = failures;
        this.tracing = tracing;
        metrics.expect(consumer, this.handlings.keySet());
    }

    /** The name that its inbox rows and its failures go under. */
    String consumer() {
        return consumer;
    }

    /** Whether it is worth while to bring it several messages at once. */
    boolean takesBatches() {
        return batches.any();
    }

    /**
     * Messages that wait at the same time: together what can be, the others one by one.
     *
     * @return the very messages that are to be delivered again
     */
    List<Message<byte[]>> acceptAll(List<Message<byte[]>> messages) {
        drain.enter();
        try {
            Set<Message<byte[]>> done = messages.size() > 1 ? batches.handle(messages) : Set.of();
            return messages.stream()
                    .filter(message -> !done.contains(message) && !isHandled(message))
                    .toList();
        } finally {
            drain.leave();
        }
    }

    private boolean isHandled(Message<byte[]> message) {
        try {
            dispatch(message);
            return true;
        } catch (RuntimeException e) {
            // dispatch has told it
            log.trace("refused", e);
            return false;
        } catch (Error e) {
            // those that came with it have no part in it
            log.error("{} failed on an event, it is delivered again", consumer, e);
            return false;
        }
    }

    @Override
    public void accept(Message<byte[]> message) {
        drain.enter();
        try {
            dispatch(message);
        } finally {
            drain.leave();
        }
    }

    private void dispatch(Message<byte[]> message) {
        if (message.getHeaders().get(TAG_HEADER) instanceof String tag
                && !tag.isEmpty()
                && !handlings.containsKey(tag)) {
            metrics.consumed(consumer, MessagingMetrics.OTHER, "ignored");
            return;
        }
        String label = MessagingMetrics.UNREADABLE;
        String outcome = "failed";
        try {
            JsonNode tree = envelope(message);
            String type = text(tree, "type");
            @Nullable Map<Integer, EventHandling<?>> versions = handlings.get(type);
            if (versions == null) {
                label = MessagingMetrics.OTHER;
                outcome = "ignored";
                return;
            }
            label = type;
            outcome = handled(message, versions, tree, type) ? "handled" : "duplicate";
        } finally {
            metrics.consumed(consumer, label, outcome);
        }
    }

    private JsonNode envelope(Message<byte[]> message) {
        try {
            JsonNode tree = json.tree(message.getPayload());
            text(tree, "type");
            return tree;
        } catch (RuntimeException e) {
            failed(message, MessagingMetrics.UNREADABLE, e);
            throw e;
        }
    }

    private void failed(Message<byte[]> message, String label, RuntimeException failure) {
        log.warn(
                "{} failed on an event ({}, id {}, {} bytes), it is delivered again: {}",
                consumer,
                label,
                message.getHeaders().get(KEYS_HEADER),
                message.getPayload().length,
                failure.toString());
        failures.failed(consumer, String.valueOf(message.getHeaders().get(KEYS_HEADER)), failure);
    }

    private boolean handled(
            Message<byte[]> message, Map<Integer, EventHandling<?>> versions, JsonNode tree, String type) {
        String cause = message.getHeaders().get(Tracing.TRACEPARENT) instanceof String text ? text : null;
        long start = System.nanoTime();
        try (Step step = tracing.resume("process " + type, SpanKind.CONSUMER, cause)) {
            step.tag("messaging.consumer.group.name", consumer)
                    .tag("messaging.message.id", tree.path("id").asString(""))
                    .tag("event.key", tree.path("key").asString(""));
            try {
                boolean first = handling(versions, tree, type).handle(json, tree);
                step.tag("outcome", first ? "handled" : "duplicate");
                return first;
            } catch (RuntimeException e) {
                step.failed(e);
                failed(message, type, e);
                throw e;
            }
        } finally {
            metrics.took(consumer, type, System.nanoTime() - start);
        }
    }

    private EventHandling<?> handling(Map<Integer, EventHandling<?>> versions, JsonNode tree, String type) {
        JsonNode version = tree.path("version");
        EventHandling<?> handling = version.isInt() ? versions.get(version.intValue()) : null;
        if (handling == null) {
            Set<Integer> known = versions.keySet();
            throw new UnreadableEventException(
                    consumer + " reads " + type + " in versions " + known + ", not " + version, null);
        }
        return handling;
    }

    private static String text(JsonNode tree, String member) {
        JsonNode node = tree.path(member);
        if (!node.isString()) {
            throw new UnreadableEventException("the envelope has no " + member, null);
        }
        return node.stringValue();
    }
}
