package io.goodsflow.product.ownership.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.ownership.domain.FieldLock;
import io.goodsflow.product.publishing.application.Items;
import java.time.Clock;
import java.util.List;
import org.springframework.stereotype.Service;

/** Shows the locks that hold on an item. */
@Service
public class ListLocks {

    private final Items items;
    private final FieldLocks locks;
    private final Clock clock;

    ListLocks(Items items, FieldLocks locks, Clock clock) {
        this.items = items;
        this.locks = locks;
        this.clock = clock;
    }

    public List<FieldLock> handle(long itemId) {
        if (items.find(itemId).isEmpty()) {
            throw new GoodsflowException(ProductError.ITEM_NOT_FOUND);
        }
        return locks.of(itemId).stream()
                .filter(lock -> lock.holdsAt(clock.instant()))
                .toList();
    }
}
