package io.goodsflow.product.browsing.application;

import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ShownProduct;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Published items, to look at. */
public interface PublishedItems {

    /** What is on sale, the newest item first. */
    List<ListedProduct> onSale(@Nullable Long categoryId, long offset, int limit);

    /** Counts no further than {@code limit}. */
    long countOnSale(@Nullable Long categoryId, int limit);

    boolean isOnSale(long itemId);

    /** The page of an item that is on sale, all of one version. */
    Optional<ShownProduct> findOnSale(long itemId);
}
