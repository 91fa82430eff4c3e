package io.goodsflow.product.history.domain;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who did what to which object, and what it changed.
 *
 * @param draftId 0 if it is about the item alone
 * @param publishVersion version it is about, if any
 * @param snapshotId snapshot it is about: a draft snapshot for QC, an item snapshot for PUBLISH
 * @param onceKey of two entries with one key only the first is kept; null if every entry counts
 */
public record HistoryEntry(
        long itemId,
        long draftId,
        HistoryAction action,
        String operator,
        String operationId,
        @Nullable Long publishVersion,
        @Nullable Long snapshotId,
        List<FieldChange> changes,
        @Nullable String reason,
        @Nullable String onceKey,
        Instant at) {

    public HistoryEntry {
        changes = List.copyOf(changes);
    }
}
