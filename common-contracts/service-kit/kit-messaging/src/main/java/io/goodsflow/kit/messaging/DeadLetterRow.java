package io.goodsflow.kit.messaging;

import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/**
 * A parked message as it is about to be stored; times in UTC, texts cut to their columns.
 *
 * @param msgId the same whenever the same message is collected, another one for every other message
 */
record DeadLetterRow(
        String group,
        String msgId,
        String topic,
        @Nullable String type,
        @Nullable String eventId,
        @Nullable String key,
        byte[] body,
        String properties,
        int reconsumeCount,
        @Nullable String firstError,
        @Nullable String lastError,
        LocalDateTime parkedAt) {}
