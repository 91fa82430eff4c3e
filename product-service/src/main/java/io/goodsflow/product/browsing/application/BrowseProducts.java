package io.goodsflow.product.browsing.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.browsing.domain.ProductPage;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Lists what is on sale, for guests. */
@Service
public class BrowseProducts {

    private final PublishedItems items;
    private final BrowsingProperties bounds;

    BrowseProducts(PublishedItems items, BrowsingProperties bounds) {
        this.items = items;
        this.bounds = bounds;
    }

    /** @throws GoodsflowException 400 for a page that lies too deep to be looked up */
    public ProductPage handle(Query query) {
        long counted = items.countOnSale(query.categoryId(), bounds.exactTotal() + 1);
        boolean more = counted > bounds.exactTotal();
        long total = Math.min(counted, bounds.exactTotal());
        long offset = (query.page() - 1L) * query.pageSize();
        if (more && offset > bounds.maxDepth()) {
            throw GoodsflowException.invalid(List.of(new FieldError(
                    "page", "page.too_deep", "pages end after " + bounds.maxDepth() + " products; choose a category")));
        }
        return new ProductPage(
                offset >= total && !more ? List.of() : items.onSale(query.categoryId(), offset, query.pageSize()),
                total,
                more,
                query.page(),
                query.pageSize());
    }

    /** Which page of which category; null for all categories. */
    public record Query(@Nullable Long categoryId, int page, int pageSize) {}
}
