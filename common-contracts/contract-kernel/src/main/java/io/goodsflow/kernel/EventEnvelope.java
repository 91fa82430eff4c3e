package io.goodsflow.kernel;

import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/**
 * The one envelope of every event (CloudEvents 1.0 attributes travel beside it as message properties).
 *
 * @param id unique id of the event; a redelivery carries the same one
 * @param type logical type, see {@link EventContract#type()}
 * @param version version of the payload's shape
 * @param key identity of what changed, as text (an item id, a draft id)
 * @param sequence grows with every change of {@code key}; consumers of full state drop an older one
 * @param occurredAt when it happened, UTC
 * @param traceId trace that caused it, if known
 * @param data payload
 */
public record EventEnvelope<T>(
        String id,
        String type,
        int version,
        String key,
        long sequence,
        OffsetDateTime occurredAt,
        @Nullable String traceId,
        T data) {}
