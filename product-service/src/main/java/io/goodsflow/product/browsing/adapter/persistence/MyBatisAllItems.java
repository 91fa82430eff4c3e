package io.goodsflow.product.browsing.adapter.persistence;

import io.goodsflow.product.browsing.application.AllItems;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ShownProduct;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Repository;

/** Items of all states in MySQL, never from a replica: who has just written one looks for it here. */
@Repository
class MyBatisAllItems implements AllItems {

    private final AllItemsMapper items;
    private final BrowsingMapper skus;

    MyBatisAllItems(@Qualifier("pages") ReadPools.ReadSessions pages) {
        this.items = pages.mapper(AllItemsMapper.class);
        this.skus = pages.mapper(BrowsingMapper.class);
    }

    @Override
    public List<ListedProduct> list(Filter filter, @Nullable Long after, long skip, int limit) {
        return items.list(filter.onSale(), filter.categoryId(), after, skip, limit).stream()
                .map(ProductRow::toListed)
                .toList();
    }

    @Override
    public OptionalLong at(Filter filter, @Nullable Long after, long skip) {
        return items.ids(filter.onSale(), filter.categoryId(), after, skip, 1).stream()
                .mapToLong(Long::longValue)
                .findFirst();
    }

    @Override
    public long count(Filter filter, int limit) {
        return items.count(filter.onSale(), filter.categoryId(), limit);
    }

    @Override
    public Optional<ShownProduct> find(long itemId) {
        return WholePages.find(new WholePages.Rows() {
            @Override
            public @Nullable ProductRow item() {
                return items.find(itemId);
            }

            @Override
            public List<SkuRow> skus() {
                return skus.skus(itemId);
            }
        });
    }
}
