package io.goodsflow.kit.messaging;

import io.goodsflow.kit.log.SecretNames;
import io.goodsflow.kit.trace.Tracing;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.apache.rocketmq.common.message.MessageConst;
import org.apache.rocketmq.common.message.MessageExt;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Turns messages into rows, and what was stored into what may be shown. */
final class DeadLetterContents {

    private static final TypeReference<Map<String, String>> PROPERTIES = new TypeReference<>() {};
    private static final int TYPE_LENGTH = 127;
    private static final int ID_LENGTH = 64;
    private static final int KEY_LENGTH = 200;

    private final JsonMapper mapper;

    DeadLetterContents(JsonMapper mapper) {
        this.mapper = mapper;
    }

    /** RocketMQ notes the first topic when it moves a message into its retry and dead-letter topics. */
    static String topicOf(MessageExt message) {
        String topic = message.getProperty(MessageConst.PROPERTY_RETRY_TOPIC);
        return topic == null ? message.getTopic() : topic;
    }

    /** @param consumer name that the group's failures go under, null if the function is not of the kit */
    DeadLetterRow row(MessageExt message, String group, @Nullable String consumer, RecentFailures failures) {
        Map<String, String> properties = new HashMap<>(message.getProperties());
        Optional<RecentFailures.Errors> errors =
                consumer == null ? Optional.empty() : failures.of(consumer, String.valueOf(message.getKeys()));
        byte[] body = message.getBody() == null ? new byte[0] : message.getBody();
        return new DeadLetterRow(
                group,
                identity(message.getMsgId(), body),
                topicOf(message),
                cut(message.getTags(), TYPE_LENGTH),
                cut(message.getKeys(), ID_LENGTH),
                cut(properties.get("ce_subject"), KEY_LENGTH),
                body,
                mapper.writeValueAsString(properties),
                message.getReconsumeTimes(),
                errors.map(RecentFailures.Errors::first).orElse(null),
                errors.map(RecentFailures.Errors::last).orElse(null),
                LocalDateTime.ofInstant(Instant.ofEpochMilli(message.getStoreTimestamp()), ZoneOffset.UTC));
    }

    /** The broker gives all messages that were sent in one batch the same id, so that the id alone would lose some. */
    private static String identity(String messageId, byte[] body) {
        byte[] id = messageId.getBytes(StandardCharsets.UTF_8);
        byte[] whole =
                ByteBuffer.allocate(id.length + body.length).put(id).put(body).array();
        return UUID.nameUUIDFromBytes(whole).toString();
    }

    /** The trace that the letter belongs to: a replay is seen where the refusal was. */
    Optional<String> traceparent(DeadLetterTable.Content content) {
        return Optional.ofNullable(
                mapper.readValue(content.properties(), PROPERTIES).get(Tracing.TRACEPARENT));
    }

    /** The letter with its content, masked, and its story. */
    DeadLetter shown(DeadLetter letter, DeadLetterTable.Content content, List<DeadLetterAction> actions) {
        return new DeadLetter(
                letter.id(),
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
                body(content.body()),
                SecretNames.masked(mapper.readValue(content.properties(), PROPERTIES)),
                actions);
    }

    private @Nullable JsonNode body(byte[] body) {
        try {
            JsonNode tree = mapper.readTree(body);
            return tree.isObject() || tree.isArray() ? SecretNames.masked(tree) : null;
        } catch (JacksonException e) {
            // no names to mask by in what is no JSON
            return null;
        }
    }

    private static @Nullable String cut(@Nullable String text, int length) {
        return text == null ? null : text.substring(0, Math.min(text.length(), length));
    }
}
