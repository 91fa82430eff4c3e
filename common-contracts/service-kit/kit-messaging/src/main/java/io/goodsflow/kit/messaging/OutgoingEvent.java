package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;
import org.jspecify.annotations.Nullable;

/**
 * An event whose bytes are settled.
 *
 * @param topic where it goes
 * @param envelope what it says
 * @param body UTF-8 JSON of the envelope
 * @param traceparent what made it, for those who handle it; null without tracing
 */
public record OutgoingEvent(
        String topic,
        EventEnvelope<?> envelope,
        String body,
        @Nullable String traceparent) {

    /** An event that continues no trace. */
    public OutgoingEvent(String topic, EventEnvelope<?> envelope, String body) {
        this(topic, envelope, body, null);
    }
}
