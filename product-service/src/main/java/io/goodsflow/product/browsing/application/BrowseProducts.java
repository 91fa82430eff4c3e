package io.goodsflow.product.browsing.application;

import io.goodsflow.kernel.PageOf;
import io.goodsflow.product.browsing.domain.ListedProduct;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Lists what is on sale, for guests. */
@Service
public class BrowseProducts {

    private final PublishedItems items;

    BrowseProducts(PublishedItems items) {
        this.items = items;
    }

    public PageOf<ListedProduct> handle(Query query) {
        long total = items.countOnSale(query.categoryId());
        long offset = (query.page() - 1L) * query.pageSize();
        return new PageOf<>(
                offset >= total ? List.of() : items.onSale(query.categoryId(), offset, query.pageSize()),
                total,
                query.page(),
                query.pageSize());
    }

    /** Which page of which category; null for all categories. */
    public record Query(@Nullable Long categoryId, int page, int pageSize) {}
}
