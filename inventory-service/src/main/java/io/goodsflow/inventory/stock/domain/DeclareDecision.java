package io.goodsflow.inventory.stock.domain;

import org.jspecify.annotations.Nullable;

/** What asking for a stock figure means for one key. */
public enum DeclareDecision {
    /** The key is new. */
    CREATED,
    /** The key was never on sale and gets the asked figure. */
    ADJUSTED,
    /** The key was never on sale and has the asked figure already. */
    UNCHANGED,
    /** The same request was carried out before. */
    REPEATED,
    /** The key was on sale, or belongs to another item: its stock is not declared anew. */
    ALREADY_DECLARED,
    /** A newer edition of the item has declared the key. */
    OVERTAKEN,
    /** The same request number stood for another figure. */
    REQUEST_REUSED;

    /**
     * @param asked figure asked for
     * @param existing the key's balance, null if it is new
     * @param edition of the item, which the figure belongs to; null if it was not told
     * @param recorded what the request left behind when it ran before, null if it did not
     * @param fixed true if the key was ever on sale or belongs to another item
     */
    public static DeclareDecision of(
            long asked,
            @Nullable Long edition,
            @Nullable Balance existing,
            @Nullable LedgerEntry recorded,
            boolean fixed) {
        if (recorded != null) {
            return recorded.after().total() == asked ? REPEATED : REQUEST_REUSED;
        }
        if (existing == null) {
            return CREATED;
        }
        if (edition != null && edition < existing.edition()) {
            return OVERTAKEN;
        }
        Buckets now = existing.buckets();
        if (fixed || now.available() != now.total()) {
            return ALREADY_DECLARED;
        }
        return now.total() == asked ? UNCHANGED : ADJUSTED;
    }

    public boolean refuses() {
        return this == ALREADY_DECLARED || this == OVERTAKEN || this == REQUEST_REUSED;
    }
}
