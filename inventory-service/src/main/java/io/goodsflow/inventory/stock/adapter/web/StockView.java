package io.goodsflow.inventory.stock.adapter.web;

import io.goodsflow.inventory.stock.application.ReadStock;
import io.goodsflow.inventory.stock.domain.Buckets;

/** A key as the back office sees it (api.md, inventory). */
record StockView(
        String inventoryKey,
        long itemId,
        long skuId,
        long merchantId,
        String mode,
        String initStatus,
        long total,
        long available,
        long reserved,
        long confirmed,
        long consumed,
        long locked,
        long inventoryVersion,
        long seq,
        boolean retired,
        String health) {

    static StockView of(ReadStock.View view) {
        Buckets buckets = view.balance().buckets();
        return new StockView(
                view.config().inventoryKey(),
                view.config().itemId(),
                view.config().skuId(),
                view.config().merchantId(),
                view.config().mode(),
                view.config().initStatus(),
                buckets.total(),
                buckets.available(),
                buckets.reserved(),
                buckets.confirmed(),
                buckets.consumed(),
                buckets.locked(),
                view.balance().inventoryVersion(),
                view.balance().seq(),
                view.balance().retired(),
                view.sound() ? "HEALTHY" : "INCONSISTENT");
    }
}
