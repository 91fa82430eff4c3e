package io.goodsflow.supply.deadletter.adapter.web;

import io.goodsflow.kit.messaging.DeadLetter;
import io.goodsflow.kit.messaging.DeadLetterAction;
import io.goodsflow.kit.messaging.DeadLetterStatus;
import io.goodsflow.supply.deadletter.application.FleetLetter;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A letter as operators see it; {@code body}, {@code properties} and {@code actions} only where one letter is looked at. */
record DeadLetterView(
        String id,
        String service,
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
        @Nullable List<DeadLetterAction> actions) {

    static DeadLetterView of(FleetLetter found) {
        DeadLetter letter = found.letter();
        return new DeadLetterView(
                found.id().toString(),
                found.service(),
                letter.group(),
                letter.topic(),
                letter.type(),
                letter.eventId(),
                letter.key(),
                letter.status(),
                letter.reconsumeCount(),
                letter.firstError(),
                letter.lastError(),
                letter.parkedAt(),
                letter.replayAttempts(),
                letter.actedBy(),
                letter.actedAt(),
                letter.reason(),
                letter.bodySize(),
                letter.body(),
                letter.properties(),
                letter.actions());
    }
}
