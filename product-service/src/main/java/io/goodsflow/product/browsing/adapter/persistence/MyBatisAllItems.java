package io.goodsflow.product.browsing.adapter.persistence;

import io.goodsflow.product.browsing.application.AllItems;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ShownProduct;
import java.util.List;
import java.util.Optional;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.stereotype.Repository;

/** Items of all states in MySQL. */
@Repository
class MyBatisAllItems implements AllItems {

    private static final int READS = 5;

    private final AllItemsMapper items;
    private final BrowsingMapper skus;

    MyBatisAllItems(AllItemsMapper items, BrowsingMapper skus) {
        this.items = items;
        this.skus = skus;
    }

    @Override
    public List<ListedProduct> list(Filter filter, long offset, int limit) {
        return items.list(filter.onSale(), filter.categoryId(), offset, limit).stream()
                .map(ProductRow::toListed)
                .toList();
    }

    @Override
    public long count(Filter filter, int limit) {
        return items.count(filter.onSale(), filter.categoryId(), limit);
    }

    /** Two reads without a transaction: if a version was published between them, both are done again. */
    @Override
    public Optional<ShownProduct> find(long itemId) {
        for (int read = 0; read < READS; read++) {
            ProductRow item = items.find(itemId);
            if (item == null) {
                return Optional.empty();
            }
            List<SkuRow> rows = skus.skus(itemId);
            if (rows.stream().allMatch(sku -> sku.publishVersion() == item.publishVersion())) {
                return Optional.of(item.toShown(rows));
            }
        }
        throw new OptimisticLockingFailureException(
                "item " + itemId + " got a new version during each of " + READS + " reads");
    }
}
