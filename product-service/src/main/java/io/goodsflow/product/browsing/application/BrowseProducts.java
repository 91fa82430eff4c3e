package io.goodsflow.product.browsing.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ProductPage;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Lists what is on sale, for guests. */
@Service
public class BrowseProducts {

    private final PublishedItems items;
    private final BoundedLists lists;

    BrowseProducts(PublishedItems items, BoundedLists lists) {
        this.items = items;
        this.lists = lists;
    }

    /**
     * @throws GoodsflowException 400 for a page beyond the deepest, of a list that goes on beyond it; 503 {@code
     *     product.list_busy} if too many lists are read
     */
    public ProductPage handle(Query query) {
        return lists.page(new OnSale(items, query.categoryId()), query.page(), query.pageSize());
    }

    /** Which page of which category; null for all categories. */
    public record Query(@Nullable Long categoryId, int page, int pageSize) {}

    /** What is on sale in a category, null for all. */
    private record OnSale(PublishedItems items, @Nullable Long categoryId) implements BoundedLists.Source {

        @Override
        public long count(int limit) {
            return items.countOnSale(categoryId, limit);
        }

        @Override
        public List<ListedProduct> list(@Nullable Long after, long skip, int limit) {
            return items.onSale(categoryId, after, skip, limit);
        }

        @Override
        public OptionalLong idAt(@Nullable Long after, long skip) {
            return items.onSaleAt(categoryId, after, skip);
        }
    }
}
