package io.goodsflow.inventory.reservation.adapter.persistence;

import io.goodsflow.inventory.reservation.domain.OrderLine;
import org.jspecify.annotations.Nullable;

record ReservationLineRow(
        String inventoryKey, long skuId, long qty, @Nullable Long publishVersion) {

    static ReservationLineRow of(OrderLine line) {
        return new ReservationLineRow(line.inventoryKey(), line.skuId(), line.qty(), line.publishVersion());
    }

    OrderLine toDomain() {
        return new OrderLine(inventoryKey, skuId, qty, publishVersion);
    }
}
