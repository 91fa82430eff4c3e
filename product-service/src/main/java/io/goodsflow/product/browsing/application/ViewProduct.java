package io.goodsflow.product.browsing.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.browsing.domain.ShownProduct;
import io.goodsflow.product.contract.error.ProductError;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Service;

/** Shows the page of a product that is on sale, with what is available of each SKU. */
@Service
public class ViewProduct {

    private final ShownProducts products;
    private final StockFigures stock;

    ViewProduct(ShownProducts products, StockFigures stock) {
        this.products = products;
        this.stock = stock;
    }

    public Page handle(long itemId) {
        ShownProduct product =
                products.find(itemId).orElseThrow(() -> new GoodsflowException(ProductError.ITEM_NOT_FOUND));
        List<Long> skuIds = product.skus().stream().map(ShownProduct.Sku::id).toList();
        return new Page(product, skuIds.isEmpty() ? Map.of() : stock.of(skuIds));
    }

    /**
     * The page.
     *
     * @param stock available units by SKU id; a SKU that is not in it has an unknown stock
     */
    public record Page(ShownProduct product, Map<Long, Long> stock) {

        public Page {
            stock = Map.copyOf(stock);
        }
    }
}
