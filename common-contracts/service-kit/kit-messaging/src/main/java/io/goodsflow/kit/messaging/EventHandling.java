package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;
import tools.jackson.databind.JsonNode;

/** How one payload of one consumer is read and handled. */
record EventHandling<T>(String type, int version, Class<T> payload, Handler<T> handler) {

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
}
