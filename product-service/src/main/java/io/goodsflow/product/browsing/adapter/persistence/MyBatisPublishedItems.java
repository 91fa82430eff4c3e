package io.goodsflow.product.browsing.adapter.persistence;

import io.goodsflow.product.browsing.application.PublishedItems;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ShownProduct;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.stereotype.Repository;

/** Published items in MySQL. */
@Repository
class MyBatisPublishedItems implements PublishedItems {

    private static final int READS = 5;

    private final BrowsingMapper lists;
    private final BrowsingMapper pages;

    MyBatisPublishedItems(
            @Qualifier("lists") ReadPools.ReadSessions lists, @Qualifier("pages") ReadPools.ReadSessions pages) {
        this.lists = lists.mapper();
        this.pages = pages.mapper();
    }

    @Override
    public List<ListedProduct> onSale(@Nullable Long categoryId, long offset, int limit) {
        return lists.onSale(categoryId, offset, limit).stream()
                .map(ProductRow::toListed)
                .toList();
    }

    @Override
    public long countOnSale(@Nullable Long categoryId, int limit) {
        return lists.countOnSale(categoryId, limit);
    }

    @Override
    public boolean isOnSale(long itemId) {
        return pages.isOnSale(itemId);
    }

    /** Two reads without a transaction: if a version was published between them, both are done again. */
    @Override
    public Optional<ShownProduct> findOnSale(long itemId) {
        for (int read = 0; read < READS; read++) {
            ProductRow item = pages.findOnSale(itemId);
            if (item == null) {
                return Optional.empty();
            }
            List<SkuRow> skus = pages.skus(itemId);
            if (skus.stream().allMatch(sku -> sku.publishVersion() == item.publishVersion())) {
                return Optional.of(item.toShown(skus));
            }
        }
        throw new OptimisticLockingFailureException(
                "item " + itemId + " got a new version during each of " + READS + " reads");
    }
}
