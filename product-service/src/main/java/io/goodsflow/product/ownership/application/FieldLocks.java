package io.goodsflow.product.ownership.application;

import io.goodsflow.product.ownership.domain.FieldLock;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Operators' locks on the fields of items. */
public interface FieldLocks {

    /** By field; expired ones too. */
    List<FieldLock> of(long itemId);

    /** The items among them that have a lock, be it expired; in one read. */
    Set<Long> holders(Collection<Long> itemIds);

    /** Sets the locks; one that is there is replaced. */
    void put(long itemId, Collection<FieldLock> locks);

    void remove(long itemId, Collection<String> fields);
}
