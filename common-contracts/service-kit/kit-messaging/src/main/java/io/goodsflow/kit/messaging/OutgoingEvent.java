package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;

/**
 * An event whose bytes are settled.
 *
 * @param topic where it goes
 * @param envelope what it says
 * @param body UTF-8 JSON of the envelope
 */
public record OutgoingEvent(String topic, EventEnvelope<?> envelope, String body) {}
