package io.goodsflow.product.lookup.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.publishing.application.Items;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.SaleState;
import org.springframework.stereotype.Service;

/** Shows an item in its present version to other domains. */
@Service
public class FindPublishedItem {

    private final Items items;

    FindPublishedItem(Items items) {
        this.items = items;
    }

    /** @param onSaleOnly whether what is not on sale is as good as absent */
    public Item handle(long itemId, boolean onSaleOnly) {
        return items.find(itemId)
                .filter(item -> !onSaleOnly || item.saleState() == SaleState.ONLINE)
                .orElseThrow(() -> new GoodsflowException(ProductError.ITEM_NOT_FOUND));
    }
}
