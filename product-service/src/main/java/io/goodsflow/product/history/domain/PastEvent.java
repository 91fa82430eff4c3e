package io.goodsflow.product.history.domain;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An entry of the history as it was kept.
 *
 * @param changePayload JSON array of the fields that differ
 */
public record PastEvent(
        long historyId,
        long draftId,
        HistoryAction action,
        String operator,
        String operationId,
        @Nullable Long publishVersion,
        @Nullable Long snapshotId,
        String changePayload,
        @Nullable String reason,
        Instant occurredAt) {}
