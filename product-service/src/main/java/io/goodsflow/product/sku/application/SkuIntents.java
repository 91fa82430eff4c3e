package io.goodsflow.product.sku.application;

import io.goodsflow.product.sku.domain.SkuIntent;
import io.goodsflow.product.sku.domain.SkuIntent.State;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All intents. */
public interface SkuIntents {

    Optional<SkuIntent> find(long intentId);

    Optional<SkuIntent> openOf(long skuId);

    /** At most one for each SKU. */
    List<SkuIntent> openOfItem(long itemId);

    /** Those of the items that have an open one. */
    Set<Long> itemsOfOpen(Collection<Long> itemIds);

    Optional<SkuIntent> lastOf(long skuId);

    /** Those of the SKUs that were removed by hand. */
    Set<Long> removed(Collection<Long> skuIds);

    /** @param retryAt when it is taken up again, should this process not finish it */
    void insert(SkuIntent intent, Instant retryAt);

    /** Counts an attempt before it is made; false if the intent is over. */
    boolean attempt(long intentId, Instant retryAt);

    /** Cancels an intent whose only attempt was refused: nothing can still be on its way; false if that is not so. */
    boolean cancelOnly(long intentId, String why, Instant at);

    /** @return false if it is not in that state any more */
    boolean move(long intentId, State from, State to, @Nullable String why, Instant at);

    /**
     * Ends one that was being undone.
     *
     * @param sold units that it had added and that stay, noted with why it was undone
     * @return false if somebody else ended it
     */
    boolean undone(long intentId, long sold, Instant at);

    /** Open ones whose time has come. */
    List<Long> due(Instant at, int limit);
}
