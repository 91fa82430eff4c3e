package io.goodsflow.kit.messaging;

import io.goodsflow.kit.trace.Tracing;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import org.apache.rocketmq.common.message.Message;

/** Events as RocketMQ messages: tag = type, key = event id, CloudEvents 1.0 attributes and the trace as user properties. */
final class EventMessages {

    static final String ID = "ce_id";
    static final String BODY_HASH = "body_hash";
    static final String OUTBOX = "outbox";

    private final String source;

    /** @param service name of the service, becomes the CloudEvents source */
    EventMessages(String service) {
        this.source = "/" + service;
    }

    Message message(OutboxRow row) {
        Message message = new Message(row.topic(), row.eventType(), row.eventId(), row.bytes());
        message.putUserProperty(ID, row.eventId());
        message.putUserProperty("ce_type", row.eventType());
        message.putUserProperty("ce_source", source);
        message.putUserProperty("ce_specversion", "1.0");
        message.putUserProperty(
                "ce_time",
                DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(row.occurredAt().atOffset(ZoneOffset.UTC)));
        message.putUserProperty("ce_subject", row.eventKey());
        message.putUserProperty("ce_datacontenttype", "application/json");
        if (row.traceparent() != null) {
            message.putUserProperty(Tracing.TRACEPARENT, row.traceparent());
        }
        return message;
    }

    /** @param outbox names the schema whose outbox decides on the half message */
    Message half(OutboxRow row, String outbox) {
        Message message = message(row);
        message.putUserProperty(BODY_HASH, row.bodyHash());
        message.putUserProperty(OUTBOX, outbox);
        return message;
    }
}
