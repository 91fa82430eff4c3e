package io.goodsflow.product.history.adapter.persistence;

import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/** Row of {@code product_edit_history_log}; the time is UTC. */
record HistoryRow(
        long itemId,
        long draftId,
        String stage,
        String action,
        String operator,
        String operationId,
        @Nullable Long publishVersion,
        @Nullable Long snapshotId,
        String changePayload,
        @Nullable String reason,
        @Nullable String onceKey,
        LocalDateTime occurredAt) {}
