package io.goodsflow.product.publishing.application;

import java.time.Instant;
import java.util.Collection;
import java.util.List;

/** Knows which fields of an item an operator keeps as they are. */
public interface LockedFields {

    /** Call inside the transaction that writes, holding the item. */
    List<String> among(Collection<String> fields, long itemId, Instant at);
}
