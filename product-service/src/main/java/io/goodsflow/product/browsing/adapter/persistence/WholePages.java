package io.goodsflow.product.browsing.adapter.persistence;

import io.goodsflow.product.browsing.domain.ShownProduct;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.OptimisticLockingFailureException;

/** Reads an item and its SKUs without a transaction: if a version was published between them, both are read again. */
final class WholePages {

    private static final int READS = 5;

    private WholePages() {}

    static Optional<ShownProduct> find(Rows rows) {
        for (int read = 0; read < READS; read++) {
            ProductRow item = rows.item();
            if (item == null) {
                return Optional.empty();
            }
            List<SkuRow> skus = rows.skus();
            if (ofOneVersion(item, skus, rows)) {
                return Optional.of(item.toShown(skus));
            }
        }
        throw new OptimisticLockingFailureException("an item got a new version during each of " + READS + " reads");
    }

    /** Each SKU names its item's version; where there is none, a version may have taken the last away. */
    private static boolean ofOneVersion(ProductRow item, List<SkuRow> skus, Rows rows) {
        if (skus.isEmpty()) {
            ProductRow again = rows.item();
            return again != null && again.publishVersion() == item.publishVersion();
        }
        return skus.stream().allMatch(sku -> sku.publishVersion() == item.publishVersion());
    }

    /** One item's rows, read anew with each call. */
    interface Rows {

        @Nullable
        ProductRow item();

        List<SkuRow> skus();
    }
}
