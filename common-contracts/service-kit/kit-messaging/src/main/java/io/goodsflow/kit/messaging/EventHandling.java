package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * How one payload of one consumer is read and handled.
 *
 * @param together null if its events are handled one by one only
 */
record EventHandling<T>(
        String type,
        int version,
        Class<T> payload,
        Handler<T> handler,
        @Nullable Together<T> together) {

    /** @return false if the event was handled before */
    boolean handle(EventJson json, JsonNode tree) {
        EventEnvelope<T> envelope = json.envelope(tree, payload);
        try (TraceScope scope = new TraceScope(envelope)) {
            return handler.handle(envelope);
        }
    }

    /** Returns false if the event was handled before. */
    @FunctionalInterface
    interface Handler<T> {
        boolean handle(EventEnvelope<T> envelope);
    }

    /** Handles different events; if it throws, none of them has had an effect. */
    @FunctionalInterface
    interface Together<T> {
        Settled<T> handle(List<BatchedEvent<T>> events);
    }

    /**
     * What became of a batch.
     *
     * @param repeated those that were handled before
     * @param left those that had no effect and are to be handled alone
     */
    record Settled<T>(List<BatchedEvent<T>> repeated, List<BatchedEvent<T>> left) {}
}
