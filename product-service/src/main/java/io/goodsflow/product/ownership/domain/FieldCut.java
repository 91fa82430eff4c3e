package io.goodsflow.product.ownership.domain;

import io.goodsflow.product.draft.domain.ContentSource;
import java.util.List;
import java.util.Optional;

/**
 * What a source may not write of an item right now.
 *
 * @param locks those that hold; they bind suppliers and merchants, operators set them
 */
public record FieldCut(ContentSource source, FieldOwnership ownership, List<FieldLock> locks) {

    public FieldCut {
        locks = List.copyOf(locks);
    }

    /** Why the source's word on the field does not count; empty if it does. */
    public Optional<Reason> of(String field) {
        if (!ownership.mayWrite(source, field)) {
            return Optional.of(Reason.NOT_OWNER);
        }
        return source != ContentSource.OPERATOR && isLocked(field) ? Optional.of(Reason.LOCKED) : Optional.empty();
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
