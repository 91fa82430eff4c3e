package io.goodsflow.inventory.stock.adapter.persistence;

import io.goodsflow.inventory.stock.domain.StockConfig;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

record StockConfigRow(
        String inventoryKey,
        long itemId,
        long skuId,
        long merchantId,
        String inventoryMode,
        String initStatus,
        LocalDateTime createdAt) {

    static StockConfigRow of(StockConfig config) {
        return new StockConfigRow(
                config.inventoryKey(),
                config.itemId(),
                config.skuId(),
                config.merchantId(),
                config.mode(),
                config.initStatus(),
                LocalDateTime.ofInstant(config.createdAt(), ZoneOffset.UTC));
    }

    StockConfig toDomain() {
        return new StockConfig(
                inventoryKey,
                itemId,
                skuId,
                merchantId,
                inventoryMode,
                initStatus,
                createdAt.toInstant(ZoneOffset.UTC));
    }
}
