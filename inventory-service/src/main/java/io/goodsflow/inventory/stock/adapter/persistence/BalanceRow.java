package io.goodsflow.inventory.stock.adapter.persistence;

import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.inventory.stock.domain.Buckets;

record BalanceRow(
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
        long edition) {

    Balance toDomain() {
        return new Balance(
                inventoryKey,
                new Buckets(totalQty, availableQty, reservedQty, confirmedQty, consumedQty, lockedQty),
                inventoryVersion,
                lastProcessedSeq,
                retired,
                edition);
    }
}
