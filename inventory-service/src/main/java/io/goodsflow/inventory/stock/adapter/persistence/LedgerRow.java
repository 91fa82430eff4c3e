package io.goodsflow.inventory.stock.adapter.persistence;

import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.LedgerType;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

record LedgerRow(
        String inventoryKey,
        long seq,
        String requestNo,
        String ledgerType,
        long totalDelta,
        long availableDelta,
        long reservedDelta,
        long confirmedDelta,
        long consumedDelta,
        long lockedDelta,
        long totalAfter,
        long availableAfter,
        long reservedAfter,
        long confirmedAfter,
        long consumedAfter,
        long lockedAfter,
        String operator,
        LocalDateTime createdAt,
        @Nullable String asked,
        @Nullable Long versionAfter) {

    LedgerEntry toDomain() {
        return new LedgerEntry(
                inventoryKey,
                seq,
                requestNo,
                LedgerType.valueOf(ledgerType),
                new Buckets(totalDelta, availableDelta, reservedDelta, confirmedDelta, consumedDelta, lockedDelta),
                new Buckets(totalAfter, availableAfter, reservedAfter, confirmedAfter, consumedAfter, lockedAfter),
                operator,
                createdAt.toInstant(ZoneOffset.UTC),
                asked,
                versionAfter);
    }
}
