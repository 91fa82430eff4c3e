package io.goodsflow.product.publishing.application;

import io.goodsflow.kernel.ErrorCode;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemVersion;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;

/** Keeps a version from touching SKUs that somebody still needs as they are. */
public interface SkuGuard {

    /** Call inside the version's transaction, holding the item and its SKUs; empty if the version may stand. */
    Optional<Hold> against(Item before, ItemVersion version);

    /** Items of which no version is made together with those of others; call holding the items. */
    default Set<Long> busy(Collection<Long> itemIds) {
        return Set.of();
    }

    /** Notes what the version means to the SKUs, in its transaction, once no guard is against it. */
    default void written(Item before, ItemVersion version) {}

    /**
     * Why a version may not be.
     *
     * @param why for people, the second argument of the error's message
     */
    record Hold(ErrorCode error, long skuId, String why) {}
}
