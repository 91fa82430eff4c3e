package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * An event as the outbox keeps it.
 *
 * @param occurredAt UTC
 * @param traceparent the span that made it
 * @param bodyHash SHA-256 of the body, lower-case hex
 * @param attempts failed attempts of the relay
 */
record OutboxRow(
        String eventId,
        String topic,
        String eventType,
        String eventKey,
        long sequence,
        LocalDateTime occurredAt,
        @Nullable String traceId,
        @Nullable String traceparent,
        String body,
        String bodyHash,
        int attempts) {

    static OutboxRow of(OutgoingEvent event) {
        EventEnvelope<?> envelope = event.envelope();
        return new OutboxRow(
                envelope.id(),
                event.topic(),
                envelope.type(),
                envelope.key(),
                envelope.sequence(),
                envelope.occurredAt().withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime(),
                envelope.traceId(),
                event.traceparent(),
                event.body(),
                sha256(event.body()),
                0);
    }

    byte[] bytes() {
        return body.getBytes(StandardCharsets.UTF_8);
    }

    private static String sha256(String body) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(body.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
