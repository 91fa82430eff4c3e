package io.goodsflow.product.browsing.application;

import io.goodsflow.kernel.PageOf;
import io.goodsflow.product.browsing.domain.ListedProduct;
import java.util.List;
import org.springframework.stereotype.Service;

/** Lists products in whatever state, for the back office. */
@Service
public class ListAllProducts {

    private final AllItems items;

    ListAllProducts(AllItems items) {
        this.items = items;
    }

    public PageOf<ListedProduct> handle(AllItems.Filter filter, int page, int pageSize) {
        long total = items.count(filter);
        long offset = (page - 1L) * pageSize;
        return new PageOf<>(offset >= total ? List.of() : items.list(filter, offset, pageSize), total, page, pageSize);
    }
}
