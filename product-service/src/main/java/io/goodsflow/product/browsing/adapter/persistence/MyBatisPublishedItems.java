package io.goodsflow.product.browsing.adapter.persistence;

import io.goodsflow.product.browsing.application.PublishedItems;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ShownProduct;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Repository;

/** Published items in MySQL. */
@Repository
class MyBatisPublishedItems implements PublishedItems {

    private final BrowsingMapper lists;
    private final BrowsingMapper pages;

    MyBatisPublishedItems(
            @Qualifier("lists") ReadPools.ReadSessions lists, @Qualifier("pages") ReadPools.ReadSessions pages) {
        this.lists = lists.mapper(BrowsingMapper.class);
        this.pages = pages.mapper(BrowsingMapper.class);
    }

    @Override
    public List<ListedProduct> onSale(@Nullable Long categoryId, @Nullable Long after, long skip, int limit) {
        return lists.onSale(categoryId, after, skip, limit).stream()
                .map(ProductRow::toListed)
                .toList();
    }

    @Override
    public OptionalLong onSaleAt(@Nullable Long categoryId, @Nullable Long after, long skip) {
        return lists.onSaleIds(categoryId, after, skip, 1).stream()
                .mapToLong(Long::longValue)
                .findFirst();
    }

    @Override
    public long countOnSale(@Nullable Long categoryId, int limit) {
        return lists.countOnSale(categoryId, limit);
    }

    @Override
    public boolean isOnSale(long itemId) {
        return pages.isOnSale(itemId);
    }

    @Override
    public Optional<ShownProduct> findOnSale(long itemId) {
        return WholePages.find(new WholePages.Rows() {
            @Override
            public @Nullable ProductRow item() {
                return pages.findOnSale(itemId);
            }

            @Override
            public List<SkuRow> skus() {
                return pages.skus(itemId);
            }
        });
    }
}
