package io.goodsflow.inventory.stock.domain;

import java.time.Instant;

/** One row of a key's history. */
public record LedgerEntry(
        String inventoryKey,
        long seq,
        String requestNo,
        LedgerType type,
        Buckets delta,
        Buckets after,
        String operator,
        Instant createdAt) {}
