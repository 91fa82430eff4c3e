package io.goodsflow.product.ownership.adapter.persistence;

import io.goodsflow.product.ownership.application.FieldLocks;
import io.goodsflow.product.ownership.domain.FieldLock;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.springframework.stereotype.Repository;

/** Locks in MySQL. */
@Repository
class MyBatisFieldLocks implements FieldLocks {

    private final FieldLockMapper mapper;

    MyBatisFieldLocks(FieldLockMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public List<FieldLock> of(long itemId) {
        return mapper.of(itemId).stream().map(FieldLockRow::toLock).toList();
    }

    @Override
    public Set<Long> holders(Collection<Long> itemIds) {
        return itemIds.isEmpty() ? Set.of() : mapper.holders(itemIds);
    }

    @Override
    public void put(long itemId, Collection<FieldLock> locks) {
        mapper.put(locks.stream().map(lock -> FieldLockRow.of(itemId, lock)).toList());
    }

    @Override
    public void remove(long itemId, Collection<String> fields) {
        mapper.remove(itemId, fields);
    }
}
