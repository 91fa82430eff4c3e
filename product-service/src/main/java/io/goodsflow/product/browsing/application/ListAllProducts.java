package io.goodsflow.product.browsing.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ProductPage;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Lists products in whatever state, for the back office. */
@Service
public class ListAllProducts {

    private final AllItems items;
    private final BoundedLists lists;

    ListAllProducts(AllItems items, BoundedLists lists) {
        this.items = items;
        this.lists = lists;
    }

    /**
     * @throws GoodsflowException 400 for a page beyond the deepest, of a list that goes on beyond it; 503 {@code
     *     product.list_busy} if too many lists are read
     */
    public ProductPage handle(AllItems.Filter filter, int page, int pageSize) {
        return lists.page(new Filtered(items, filter), page, pageSize);
    }

    /** The products of a filter. */
    private record Filtered(AllItems items, AllItems.Filter filter) implements BoundedLists.Source {

        @Override
        public long count(int limit) {
            return items.count(filter, limit);
        }

        @Override
        public List<ListedProduct> list(@Nullable Long after, long skip, int limit) {
            return items.list(filter, after, skip, limit);
        }

        @Override
        public OptionalLong idAt(@Nullable Long after, long skip) {
            return items.at(filter, after, skip);
        }
    }
}
