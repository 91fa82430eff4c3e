package io.goodsflow.inventory.stock.domain;

import java.time.Instant;

/** What a key stands for. */
public record StockConfig(
        String inventoryKey,
        long itemId,
        long skuId,
        long merchantId,
        String mode,
        String initStatus,
        Instant createdAt) {

    private static final String QUANTITY = "QTY";

    /** A plain number, ready at once. */
    public static StockConfig quantity(String inventoryKey, long itemId, long skuId, long merchantId, Instant at) {
        return new StockConfig(inventoryKey, itemId, skuId, merchantId, QUANTITY, "READY", at);
    }

    /** True if the number itself is the stock, not the shadow of codes. */
    public boolean isQuantity() {
        return QUANTITY.equals(mode);
    }
}
