package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.Balance;

/** What became of retiring or unretiring a key; a refusal wrote nothing. */
public sealed interface KeyOutcome {

    /** The key right after the command, now or when the same request came first. */
    record Done(String inventoryKey, boolean retired, long inventoryVersion) implements KeyOutcome {}

    record UnknownKey(String inventoryKey) implements KeyOutcome {}

    /** Orders hold units of it. */
    record InUse(Balance current) implements KeyOutcome {}

    /** The request was undone before it came. */
    record Undone(String requestNo) implements KeyOutcome {}

    /** The request number stood for something else before. */
    record RequestReused(String requestNo) implements KeyOutcome {}
}
