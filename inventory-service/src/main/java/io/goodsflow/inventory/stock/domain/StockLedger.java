package io.goodsflow.inventory.stock.domain;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Balances and the ledger that explains them; neither ever changes without the other. */
public interface StockLedger {

    /**
     * Moves units of several keys, each key at most once, in the order of the keys.
     *
     * @return false if a key is unknown, is retired and should give units to an order, or a bucket would go below zero;
     *     the caller must roll back, because the other keys may have moved
     */
    boolean move(List<Movement> movements, Instant at);

    /** Balances by key, locked in key order until the transaction ends; unknown keys are left out. */
    Map<String, Balance> lock(Collection<String> inventoryKeys);

    /** Whether the key takes new orders; the caller holds its lock and explains it by a movement. */
    void setRetired(String inventoryKey, boolean retired);

    /** Keeps which edition of their item the keys were declared from; the caller holds their locks. */
    void raiseEdition(Collection<String> inventoryKeys, long edition);

    /** Balances by key as committed; unknown keys are left out. */
    Map<String, Balance> read(Collection<String> inventoryKeys);

    /** The entries that these requests left behind, by key. */
    Map<String, LedgerEntry> recorded(Map<String, String> requestNoByKey);

    /**
     * History of a key, newest first.
     *
     * @param before only entries with a smaller seq, null to start
     */
    List<LedgerEntry> history(String inventoryKey, @Nullable Long before, int limit);
}
