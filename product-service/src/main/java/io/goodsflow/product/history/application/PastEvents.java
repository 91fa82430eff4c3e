package io.goodsflow.product.history.application;

import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.history.domain.PastEvent;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The edit history, to read and to forget. */
public interface PastEvents {

    /** The newest first. */
    List<PastEvent> find(Query query);

    /** Whose item it is or, if all its drafts are gone, was; empty if nobody knows. */
    Optional<Long> merchantOf(long itemId);

    /** Whether the item has any. */
    boolean exist(long itemId);

    /**
     * Deletes entries from before a moment, but never an item's first or last one, nor one of a publication: what
     * is or was on sale stays explained.
     *
     * @return how many
     */
    int forget(Instant before, int limit);

    /**
     * Which entries, by what they are about; null leaves a criterion out.
     *
     * @param before only entries with a smaller id; 0 for the newest
     */
    record Query(
            long itemId,
            HistoryAction.@Nullable Stage stage,
            @Nullable HistoryAction action,
            @Nullable String operator,
            @Nullable Long publishVersion,
            @Nullable Instant from,
            @Nullable Instant to,
            long before,
            int limit) {}
}
