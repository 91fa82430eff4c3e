package io.goodsflow.product.browsing.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ProductPage;
import java.util.List;
import org.springframework.stereotype.Component;

/** Cuts a page out of a list of any length; how far it is counted and skipped has bounds. */
@Component
class BoundedLists {

    private final BrowsingProperties bounds;

    BoundedLists(BrowsingProperties bounds) {
        this.bounds = bounds;
    }

    /**
     * A page past the end is empty. In a list that goes on beyond the deepest page, no page beyond it is looked up, so
     * that none of them is known to be past the end.
     *
     * @throws GoodsflowException 400 for a page beyond the deepest, of a list that goes on beyond it
     */
    ProductPage page(Source source, int page, int pageSize) {
        long counted = source.count(bounds.exactTotal() + 1);
        boolean more = counted > bounds.exactTotal();
        long total = Math.min(counted, bounds.exactTotal());
        long offset = (page - 1L) * pageSize;
        List<ListedProduct> items = List.of();
        if (offset < total || (more && offset <= bounds.maxDepth())) {
            items = source.list(offset, pageSize);
        } else if (more && !source.list(bounds.maxDepth() + 1L, 1).isEmpty()) {
            throw GoodsflowException.invalid(List.of(new FieldError(
                    "page",
                    "page.too_deep",
                    "this list goes on after " + bounds.maxDepth() + " products, where pages end; choose a category")));
        }
        return new ProductPage(items, total, more, page, pageSize);
    }

    /** A list, the newest product first. */
    interface Source {

        /** Counts no further than {@code limit}. */
        long count(int limit);

        List<ListedProduct> list(long offset, int limit);
    }
}
