package io.goodsflow.product.ownership.application;

import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.ownership.domain.EffectiveOwnership;
import io.goodsflow.product.ownership.domain.FieldCut;
import io.goodsflow.product.publishing.application.LockedFields;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Says at a merge which of the fields that it would change are locked by now. */
@Component
class FindLockedFields implements LockedFields {

    private final FieldLocks locks;

    FindLockedFields(FieldLocks locks) {
        this.locks = locks;
    }

    @Override
    public Set<Long> holders(Collection<Long> itemIds) {
        return locks.holders(itemIds);
    }

    @Override
    public List<String> among(Collection<String> fields, long itemId, Instant at) {
        FieldCut cut = new FieldCut(
                ContentSource.MERCHANT, EffectiveOwnership.EVERYBODYS, null, Locks.holding(locks.of(itemId), at));
        return fields.stream().filter(field -> cut.of(field).isPresent()).toList();
    }
}
