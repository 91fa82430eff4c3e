package io.goodsflow.product.browsing.application;

import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ShownProduct;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Published items in whatever state, for the back office. */
public interface AllItems {

    /** The newest item first. */
    List<ListedProduct> list(Filter filter, long offset, int limit);

    /** Counts no further than {@code limit}. */
    long count(Filter filter, int limit);

    /** All of one version. */
    Optional<ShownProduct> find(long itemId);

    /**
     * What to list.
     *
     * @param onSale null for both
     * @param categoryId null for all
     */
    record Filter(@Nullable Boolean onSale, @Nullable Long categoryId) {}
}
