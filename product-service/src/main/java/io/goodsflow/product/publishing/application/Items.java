package io.goodsflow.product.publishing.application;

import io.goodsflow.product.publishing.domain.FrozenVersion;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.MergeRefusal;
import io.goodsflow.product.publishing.domain.VersionFacts;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All published items with their SKUs and snapshots. */
public interface Items {

    Optional<Item> find(long itemId);

    /** Those that are published, by id, in two reads. */
    Map<Long, Item> findAll(Collection<Long> itemIds);

    /** Those among the ids that are published, in whatever sale state. */
    Set<Long> known(Collection<Long> itemIds);

    /** The item, locked until the transaction ends. */
    Optional<Item> lock(long itemId);

    /** Those that are published, by id, locked until the transaction ends; in two reads. */
    Map<Long, Item> lockAll(Collection<Long> itemIds);

    /**
     * Does what {@link #save} does for versions of different items, each kind of row by one statement.
     *
     * @param versions by growing item id
     * @throws RuntimeException if one of them cannot be; the transaction must be rolled back
     */
    void saveAll(List<FrozenVersion> versions);

    /**
     * Writes item, SKUs and snapshot of a version, if the item still is at the version before it.
     *
     * @param facts what the snapshot freezes beside the content
     * @return why it cannot be; then part of it may be written and the transaction must be rolled back
     */
    Optional<MergeRefusal> save(ItemVersion version, VersionFacts facts);
}
