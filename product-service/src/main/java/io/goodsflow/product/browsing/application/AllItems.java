package io.goodsflow.product.browsing.application;

import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ShownProduct;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Published items in whatever state, for the back office. */
public interface AllItems {

    /**
     * The newest item first.
     *
     * @param after the item that the list begins after, null for the top
     * @param skip how many are left out then
     */
    List<ListedProduct> list(Filter filter, @Nullable Long after, long skip, int limit);

    /** The one item that {@link #list} would begin with. */
    OptionalLong at(Filter filter, @Nullable Long after, long skip);

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
