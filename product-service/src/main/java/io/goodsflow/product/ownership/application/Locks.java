package io.goodsflow.product.ownership.application;

import io.goodsflow.product.ownership.domain.FieldLock;
import java.time.Instant;
import java.util.List;

/** The locks that hold on an item, by field. */
public record Locks(List<FieldLock> items) {

    public Locks {
        items = List.copyOf(items);
    }

    static List<FieldLock> holding(List<FieldLock> all, Instant at) {
        return all.stream().filter(lock -> lock.holdsAt(at)).toList();
    }
}
