package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** Envelopes as JSON: snake_case, unknown fields tolerated, whatever the service's web edge does. */
final class EventJson {

    private final JsonMapper mapper;
    private final Map<Class<?>, ObjectReader> readers = new ConcurrentHashMap<>();

    EventJson(JsonMapper base) {
        this.mapper = base.rebuild()
                .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build();
    }

    private ObjectReader reader(Class<?> payload) {
        JavaType type = mapper.getTypeFactory().constructParametricType(EventEnvelope.class, payload);
        return mapper.readerFor(type);
    }

    String write(EventEnvelope<?> envelope) {
        return mapper.writeValueAsString(envelope);
    }

    /** @throws UnreadableEventException if it is no JSON object */
    JsonNode tree(byte[] body) {
        try {
            JsonNode tree = mapper.readTree(body);
            if (!tree.isObject()) {
                throw new UnreadableEventException("the body is no JSON object", null);
            }
            return tree;
        } catch (JacksonException e) {
            throw new UnreadableEventException("the body is no JSON", e);
        }
    }

    /** @throws UnreadableEventException if the payload or a part of the envelope is missing or of another shape */
    <T> EventEnvelope<T> envelope(JsonNode tree, Class<T> payload) {
        EventEnvelope<T> envelope;
        try {
            envelope = readers.computeIfAbsent(payload, this::reader).readValue(tree);
        } catch (JacksonException e) {
            throw new UnreadableEventException("the body is no " + payload.getSimpleName() + " in an envelope", e);
        }
        for (String member : new String[] {"id", "key", "occurred_at", "data"}) {
            if (!tree.hasNonNull(member)) {
                throw new UnreadableEventException("the envelope has no " + member, null);
            }
        }
        return envelope;
    }
}
