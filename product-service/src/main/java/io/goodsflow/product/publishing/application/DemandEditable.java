package io.goodsflow.product.publishing.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.SaleState;

/** An archived item is not changed: it is restored first. */
public final class DemandEditable {

    private DemandEditable() {}

    /** @throws GoodsflowException 409 with the item's state */
    public static void handle(Item item) {
        if (item.saleState() == SaleState.ARCHIVED) {
            throw new GoodsflowException(
                            ProductError.ILLEGAL_SALE_STATE, item.saleState().name())
                    .with("sale_state", item.saleState().name())
                    .with("publish_version", item.publishVersion());
        }
    }
}
