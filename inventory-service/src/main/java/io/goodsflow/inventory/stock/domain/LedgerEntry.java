package io.goodsflow.inventory.stock.domain;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One row of a key's history.
 *
 * @param asked what a command of the back office asked for; null for others and for old rows
 * @param versionAfter null in old rows
 */
public record LedgerEntry(
        String inventoryKey,
        long seq,
        String requestNo,
        LedgerType type,
        Buckets delta,
        Buckets after,
        String operator,
        Instant createdAt,
        @Nullable String asked,
        @Nullable Long versionAfter) {}
