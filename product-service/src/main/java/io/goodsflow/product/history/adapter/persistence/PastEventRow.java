package io.goodsflow.product.history.adapter.persistence;

import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.history.domain.PastEvent;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Columns of {@code product_edit_history_log} that are read; the time is UTC. */
record PastEventRow(
        long historyId,
        long draftId,
        String action,
        String operator,
        String operationId,
        @Nullable Long publishVersion,
        @Nullable Long snapshotId,
        String changePayload,
        @Nullable String reason,
        LocalDateTime occurredAt) {

    PastEvent toEvent() {
        return new PastEvent(
                historyId,
                draftId,
                HistoryAction.valueOf(action),
                operator,
                operationId,
                publishVersion,
                snapshotId,
                changePayload,
                reason,
                occurredAt.toInstant(ZoneOffset.UTC));
    }
}
