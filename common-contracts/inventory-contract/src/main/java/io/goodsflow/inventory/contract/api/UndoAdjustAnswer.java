package io.goodsflow.inventory.contract.api;

import org.jspecify.annotations.Nullable;

/**
 * The key as it stood right after the adjustment was undone; a repeat gets these figures again.
 *
 * @param sold units of the adjustment that were not available any more and so were not taken back; null is 0
 */
public record UndoAdjustAnswer(
        String inventoryKey,
        long available,
        long inventoryVersion,
        @Nullable Long sold) {}
