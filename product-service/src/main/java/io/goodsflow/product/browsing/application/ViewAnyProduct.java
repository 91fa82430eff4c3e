package io.goodsflow.product.browsing.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.browsing.domain.ShownProduct;
import io.goodsflow.product.contract.error.ProductError;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Service;

/** Shows the page of a product in whatever state, with what is available of each SKU, for the back office. */
@Service
public class ViewAnyProduct {

    private final AllItems items;
    private final StockFigures stock;

    ViewAnyProduct(AllItems items, StockFigures stock) {
        this.items = items;
        this.stock = stock;
    }

    public ViewProduct.Page handle(long itemId) {
        ShownProduct product =
                items.find(itemId).orElseThrow(() -> new GoodsflowException(ProductError.ITEM_NOT_FOUND));
        List<Long> skuIds = product.skus().stream().map(ShownProduct.Sku::id).toList();
        return new ViewProduct.Page(product, skuIds.isEmpty() ? Map.of() : stock.of(skuIds));
    }
}
