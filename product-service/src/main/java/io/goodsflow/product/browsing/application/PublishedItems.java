package io.goodsflow.product.browsing.application;

import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ShownProduct;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Published items, to look at. */
public interface PublishedItems {

    /**
     * What is on sale, the newest item first.
     *
     * @param after the item that the list begins after, null for the top
     * @param skip how many are left out then
     */
    List<ListedProduct> onSale(@Nullable Long categoryId, @Nullable Long after, long skip, int limit);

    /** The one item that {@link #onSale} would begin with. */
    OptionalLong onSaleAt(@Nullable Long categoryId, @Nullable Long after, long skip);

    /** Counts no further than {@code limit}. */
    long countOnSale(@Nullable Long categoryId, int limit);

    boolean isOnSale(long itemId);

    /** The page of an item that is on sale, all of one version. */
    Optional<ShownProduct> findOnSale(long itemId);
}
