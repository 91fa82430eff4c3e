package io.goodsflow.product.item.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.publishing.application.ItemVersions;
import io.goodsflow.product.publishing.domain.PublishedVersion;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Shows what an item was in one version, for the back office by version, for orders by snapshot id. */
@Service
public class FindItemSnapshot {

    private final ItemVersions versions;

    FindItemSnapshot(ItemVersions versions) {
        this.versions = versions;
    }

    /** @param onlyOf the merchant whose items alone may be seen; null for any */
    public PublishedVersion handle(long itemId, long publishVersion, @Nullable Long onlyOf) {
        return versions.find(itemId, publishVersion)
                .filter(version -> onlyOf == null || onlyOf == version.merchantId())
                .orElseThrow(FindItemSnapshot::absent);
    }

    /** The source of truth of an order that was placed on it, whatever became of the item since. */
    public PublishedVersion handle(long snapshotId) {
        return versions.findBySnapshot(snapshotId).orElseThrow(FindItemSnapshot::absent);
    }

    private static GoodsflowException absent() {
        return new GoodsflowException(ProductError.SNAPSHOT_NOT_FOUND);
    }
}
