package io.goodsflow.product.history.application;

import io.goodsflow.product.history.domain.HistoryEntry;
import java.util.List;

/** The append-only record of what happened to drafts and items. */
public interface EditHistory {

    /** Joins the transaction of the change it describes. */
    void append(HistoryEntry entry);

    /**
     * The same for several, in this order and by one statement.
     *
     * @throws IllegalArgumentException if one of them has a once key
     */
    void appendAll(List<HistoryEntry> entries);
}
