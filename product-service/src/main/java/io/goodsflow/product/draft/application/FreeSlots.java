package io.goodsflow.product.draft.application;

/** Hears when a draft gave up its item's one active slot. */
public interface FreeSlots {

    /** Called inside the transaction; acts when it is committed. May be lost with the process, so nobody relies on it. */
    void free(long itemId);
}
