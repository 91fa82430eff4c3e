package io.goodsflow.product.publishing.application;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Knows which fields of an item an operator keeps as they are. */
public interface LockedFields {

    /** Those among the items that may have a locked field; call inside the transaction that writes, holding them. */
    Set<Long> holders(Collection<Long> itemIds);

    /** Call inside the transaction that writes, holding the item. */
    List<String> among(Collection<String> fields, long itemId, Instant at);
}
