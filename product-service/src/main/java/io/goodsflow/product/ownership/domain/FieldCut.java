package io.goodsflow.product.ownership.domain;

import io.goodsflow.product.draft.domain.ContentSource;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a source may not write of an item right now.
 *
 * @param ownership of the item's category
 * @param next of the category that the item is to move to, null if it stays; if it moves both must allow a field
 * @param locks those that hold; they bind suppliers and merchants, operators set them
 */
public record FieldCut(
        ContentSource source,
        EffectiveOwnership ownership,
        @Nullable EffectiveOwnership next,
        List<FieldLock> locks) {

    private static final String CATEGORY = "category";

    public FieldCut {
        locks = List.copyOf(locks);
    }

    /** Why the source's word on the field does not count; empty if it does. */
    public Optional<Reason> of(String field) {
        if (!owns(field) || (!field.equals(CATEGORY) && mayMove() && !mayWriteThere(field))) {
            return Optional.of(Reason.NOT_OWNER);
        }
        return source != ContentSource.OPERATOR && isLocked(field) ? Optional.of(Reason.LOCKED) : Optional.empty();
    }

    private boolean owns(String field) {
        return ownership.mayWrite(source, field) && (!field.equals(CATEGORY) || mayWriteThere(field));
    }

    /** If the word on the category does not count the item stays, and nothing of the other one matters. */
    private boolean mayMove() {
        return next != null && of(CATEGORY).isEmpty();
    }

    private boolean mayWriteThere(String field) {
        return next == null || next.mayWrite(source, field);
    }

    private boolean isLocked(String field) {
        return locks.stream().anyMatch(lock -> FieldPath.covers(lock.field(), field));
    }

    /** Why a word does not count. */
    public enum Reason {
        NOT_OWNER,
        LOCKED
    }
}
