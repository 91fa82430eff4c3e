package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.Fingerprint;
import io.goodsflow.product.draft.domain.Identity;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** Which natural key belongs to which item; the first lock of every transaction that takes more than one. */
public interface Identities {

    /**
     * Claims the key for the item by an insert.
     *
     * @return who holds the key now, locked until the transaction ends: this item, or the one that was there before
     */
    Identity claim(Fingerprint fingerprint, long itemId, long merchantId, Instant at);

    /** Who holds the key, unlocked. */
    Optional<Identity> find(Fingerprint fingerprint);

    /** The item's key, locked until the transaction ends. */
    Optional<Identity> lockOfItem(long itemId);

    /** By item, those that have one, all locked until the transaction ends; in one read. */
    Map<Long, Identity> lockOfItems(Collection<Long> itemIds);

    /**
     * Marks the items' keys, which stay as they are, as those of published products.
     *
     * @throws IllegalStateException if one is not what was read, which its lock rules out
     */
    void publishAll(Collection<Identity> held, Instant at);

    /**
     * The place of what a draft of the item is given now, among all that was and will be given.
     *
     * @param held the item's key, locked
     * @return 1 for the first
     */
    long nextEdition(Identity held);

    /**
     * Gives the item its key at a merge and marks it as published.
     *
     * @return false if the key is another item's
     */
    boolean settle(Identity held, Fingerprint fingerprint, Instant at);

    /** Frees the key of an item that never was published. */
    void release(Identity held);
}
