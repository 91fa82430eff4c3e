package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.Adjustment.Verdict;
import io.goodsflow.inventory.stock.domain.Balance;

/** What became of an adjustment; a refusal wrote nothing. */
public sealed interface AdjustOutcome {

    /** The key right after the change, now or when the same request came first. */
    record Adjusted(String inventoryKey, long available, long inventoryVersion) implements AdjustOutcome {}

    /**
     * The key right after an adjustment was undone, now or when the same request came first.
     *
     * @param sold units that could not be taken back, because orders have them
     */
    record TakenBack(String inventoryKey, long available, long inventoryVersion, long sold) implements AdjustOutcome {}

    record UnknownKey(String inventoryKey) implements AdjustOutcome {}

    /** The key's number is the shadow of its codes. */
    record OtherMode(String inventoryKey, String mode) implements AdjustOutcome {}

    /** The request was undone before it came. */
    record Undone(String requestNo) implements AdjustOutcome {}

    /** The request number stood for something else before. */
    record RequestReused(String requestNo) implements AdjustOutcome {}

    /** The key as it stands does not allow it. */
    record Refused(Verdict reason, Balance current) implements AdjustOutcome {}
}
