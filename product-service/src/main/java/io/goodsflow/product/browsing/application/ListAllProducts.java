package io.goodsflow.product.browsing.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.browsing.domain.ProductPage;
import java.util.List;
import org.springframework.stereotype.Service;

/** Lists products in whatever state, for the back office. */
@Service
public class ListAllProducts {

    private final AllItems items;
    private final BrowsingProperties bounds;

    ListAllProducts(AllItems items, BrowsingProperties bounds) {
        this.items = items;
        this.bounds = bounds;
    }

    /** @throws GoodsflowException 400 for a page that lies too deep to be looked up */
    public ProductPage handle(AllItems.Filter filter, int page, int pageSize) {
        long counted = items.count(filter, bounds.exactTotal() + 1);
        boolean more = counted > bounds.exactTotal();
        long total = Math.min(counted, bounds.exactTotal());
        long offset = (page - 1L) * pageSize;
        if (more && offset > bounds.maxDepth()) {
            throw GoodsflowException.invalid(List.of(new FieldError(
                    "page", "page.too_deep", "pages end after " + bounds.maxDepth() + " products; choose a category")));
        }
        return new ProductPage(
                offset >= total && !more ? List.of() : items.list(filter, offset, pageSize),
                total,
                more,
                page,
                pageSize);
    }
}
