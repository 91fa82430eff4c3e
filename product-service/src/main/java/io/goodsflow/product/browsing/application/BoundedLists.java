package io.goodsflow.product.browsing.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ProductPage;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Cuts a page out of a list of any length. As far as products are counted, a page is cut by counting, which costs no more
 * than the total does; beyond, it is sought from a place that is remembered. So no page costs more the deeper it is.
 */
@Component
class BoundedLists {

    private final BrowsingProperties bounds;
    private final ListTurns turns;
    private final ListAnchors anchors;

    BoundedLists(BrowsingProperties bounds, ListTurns turns, ListAnchors anchors) {
        this.bounds = bounds;
        this.turns = turns;
        this.anchors = anchors;
    }

    /**
     * A page past the end is empty. In a list that goes on beyond the deepest page, no page beyond it is looked up, so
     * that none of them is known to be past the end.
     *
     * @throws GoodsflowException 400 for a page beyond the deepest, of a list that goes on beyond it; 503 {@code
     *     product.list_busy} if too many lists are read
     */
    ProductPage page(Source source, int page, int pageSize) {
        return turns.take(() -> cut(source, page, pageSize));
    }

    private ProductPage cut(Source source, int page, int pageSize) {
        long counted = source.count(bounds.exactTotal() + 1);
        boolean more = counted > bounds.exactTotal();
        long total = Math.min(counted, bounds.exactTotal());
        long offset = (page - 1L) * pageSize;
        List<ListedProduct> items = List.of();
        if (offset < total || (more && offset <= bounds.maxDepth())) {
            items = list(source, offset, pageSize);
        } else if (more && !list(source, bounds.maxDepth() + 1L, 1).isEmpty()) {
            throw GoodsflowException.invalid(List.of(new FieldError(
                    "page",
                    "page.too_deep",
                    "this list goes on after " + bounds.maxDepth() + " products, where pages end; choose a category",
                    "该列表在 " + bounds.maxDepth() + " 个商品之后不再分页，请选择类目")));
        }
        return new ProductPage(items, total, more, page, pageSize);
    }

    private List<ListedProduct> list(Source source, long offset, int limit) {
        return offset < bounds.exactTotal()
                ? source.list(null, offset, limit)
                : anchors.before(source, offset)
                        .map(place -> source.list(place.after(), offset - place.position(), limit))
                        .orElse(List.of());
    }

    /** A list, the newest product first; equal to every other source of the same list. */
    interface Source {

        /** Counts no further than {@code limit}. */
        long count(int limit);

        /**
         * @param after the product that it begins after, null for the top
         * @param skip how many are left out then
         */
        List<ListedProduct> list(@Nullable Long after, long skip, int limit);

        /** The one product that {@link #list} would begin with. */
        OptionalLong idAt(@Nullable Long after, long skip);
    }
}
