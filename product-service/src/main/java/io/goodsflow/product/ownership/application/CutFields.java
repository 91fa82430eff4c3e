package io.goodsflow.product.ownership.application;

import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.ownership.domain.FieldCut;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Says which fields of an item a source may not write. */
@Service
public class CutFields {

    private final FieldOwnerships ownerships;
    private final FieldLocks locks;

    CutFields(FieldOwnerships ownerships, FieldLocks locks) {
        this.ownerships = ownerships;
        this.locks = locks;
    }

    /**
     * Call inside the transaction that writes, holding the item: nobody sets a lock meanwhile.
     *
     * @param nextCategoryId the one that the item is to move to, null if it stays
     */
    public FieldCut handle(
            ContentSource source, long itemId, long categoryId, @Nullable Long nextCategoryId, Instant at) {
        return new FieldCut(
                source,
                ownerships.find(categoryId),
                nextCategoryId == null ? null : ownerships.find(nextCategoryId),
                locks.of(itemId).stream().filter(lock -> lock.holdsAt(at)).toList());
    }
}
