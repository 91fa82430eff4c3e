package io.goodsflow.product.ownership.application;

import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.ownership.domain.FieldCut;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Says which fields of an item a source may not write. */
@Service
public class CutFields {

    private final FindEffectiveOwnership findEffectiveOwnership;
    private final FieldLocks locks;

    CutFields(FindEffectiveOwnership findEffectiveOwnership, FieldLocks locks) {
        this.findEffectiveOwnership = findEffectiveOwnership;
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
                findEffectiveOwnership.handle(categoryId),
                nextCategoryId == null ? null : findEffectiveOwnership.handle(nextCategoryId),
                locks.of(itemId).stream().filter(lock -> lock.holdsAt(at)).toList());
    }
}
