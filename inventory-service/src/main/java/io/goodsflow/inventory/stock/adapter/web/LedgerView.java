package io.goodsflow.inventory.stock.adapter.web;

import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import java.time.Instant;

/** One change of a key: which request, what it did, what stood after it, who, when. */
record LedgerView(
        long seq,
        String requestNo,
        String type,
        Figures delta,
        Figures balanceAfter,
        String operator,
        Instant createdAt) {

    static LedgerView of(LedgerEntry entry) {
        return new LedgerView(
                entry.seq(),
                entry.requestNo(),
                entry.type().name(),
                Figures.of(entry.delta()),
                Figures.of(entry.after()),
                entry.operator(),
                entry.createdAt());
    }

    record Figures(long total, long available, long reserved, long confirmed, long consumed, long locked) {

        static Figures of(Buckets buckets) {
            return new Figures(
                    buckets.total(),
                    buckets.available(),
                    buckets.reserved(),
                    buckets.confirmed(),
                    buckets.consumed(),
                    buckets.locked());
        }
    }
}
