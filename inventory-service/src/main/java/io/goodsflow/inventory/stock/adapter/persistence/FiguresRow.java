package io.goodsflow.inventory.stock.adapter.persistence;

import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.StockAudit.Figures;

record FiguresRow(
        String inventoryKey,
        long totalQty,
        long availableQty,
        long reservedQty,
        long confirmedQty,
        long consumedQty,
        long lockedQty,
        long inventoryVersion,
        long lastProcessedSeq,
        boolean retired,
        long ledgerTotal,
        long ledgerAvailable,
        long ledgerReserved,
        long ledgerConfirmed,
        long ledgerConsumed,
        long ledgerLocked,
        long ledgerRows,
        long lastSeq,
        long heldReserved,
        long heldConfirmed) {

    Figures toDomain() {
        Buckets buckets = new Buckets(totalQty, availableQty, reservedQty, confirmedQty, consumedQty, lockedQty);
        return new Figures(
                new Balance(inventoryKey, buckets, inventoryVersion, lastProcessedSeq, retired),
                new Buckets(
                        ledgerTotal, ledgerAvailable, ledgerReserved, ledgerConfirmed, ledgerConsumed, ledgerLocked),
                ledgerRows,
                lastSeq,
                heldReserved,
                heldConfirmed);
    }
}
