package io.goodsflow.kit.messaging;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A message that a consumer group refused for good, as it may be shown: secrets in body and properties are masked.
 *
 * @param id number inside this service
 * @param group consumer group that refused it
 * @param topic where it was published
 * @param type event type; null if the message names none
 * @param eventId id of the event; null if the message names none
 * @param key what the event is about; null if unknown
 * @param reconsumeCount how often it was delivered again before it was parked
 * @param firstError what its first delivery failed with, if this process saw it
 * @param lastError what its last delivery or replay failed with, if known
 * @param replayAttempts how often a person had it replayed
 * @param actedBy who replayed or discarded it last
 * @param reason why it was discarded
 * @param bodySize bytes
 * @param body null in lists and if it is no JSON, because nothing in it could be masked then
 * @param properties user properties; null in lists
 * @param actions what people did to it, newest first, the latest hundred steps; null in lists
 */
public record DeadLetter(
        long id,
        String group,
        String topic,
        @Nullable String type,
        @Nullable String eventId,
        @Nullable String key,
        DeadLetterStatus status,
        int reconsumeCount,
        @Nullable String firstError,
        @Nullable String lastError,
        Instant parkedAt,
        int replayAttempts,
        @Nullable String actedBy,
        @Nullable Instant actedAt,
        @Nullable String reason,
        int bodySize,
        @Nullable JsonNode body,
        @Nullable Map<String, String> properties,
        @Nullable List<DeadLetterAction> actions) {}
