package io.goodsflow.supply.single.adapter.client;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.supply.single.application.Owners;
import org.springframework.stereotype.Component;

/** A read: trouble on the way is told as 503, and nothing has begun. */
@Component
class RemoteOwners implements Owners {
    private final ItemClient items;

    RemoteOwners(ItemClient items) {
        this.items = items;
    }

    @Override
    public long of(long itemId) {
        try {
            return items.item(itemId).merchantId();
        } catch (RemoteRefusedException e) {
            if (e.code().equals(ProductError.ITEM_NOT_FOUND.code())) {
                throw GoodsflowException.causedBy(e, ProductError.ITEM_NOT_FOUND);
            }
            throw e;
        }
    }
}
