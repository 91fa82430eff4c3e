package io.goodsflow.product.publishing.application;

import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.PublishedVersion;

/**
 * Where an item stands after a command.
 *
 * @param snapshotId the item snapshot of the version
 * @param changed false if it was so already
 */
public record ItemStanding(long itemId, String saleState, long publishVersion, long snapshotId, boolean changed) {

    /** Nothing was to be done. */
    public static ItemStanding of(Item item) {
        return new ItemStanding(
                item.itemId(), item.saleState().name(), item.publishVersion(), item.snapshotId(), false);
    }

    static ItemStanding of(ItemVersion version) {
        return new ItemStanding(
                version.itemId(), version.saleState().name(), version.publishVersion(), version.snapshotId(), true);
    }

    /** As it was made by an earlier command. */
    public static ItemStanding of(PublishedVersion version) {
        return new ItemStanding(
                version.itemId(), version.saleState().name(), version.publishVersion(), version.snapshotId(), false);
    }
}
