package io.goodsflow.inventory.reservation.adapter.persistence;

import io.goodsflow.inventory.reservation.domain.OrderLine;

record ReservationLineRow(String inventoryKey, long skuId, long qty) {

    static ReservationLineRow of(OrderLine line) {
        return new ReservationLineRow(line.inventoryKey(), line.skuId(), line.qty());
    }

    OrderLine toDomain() {
        return new OrderLine(inventoryKey, skuId, qty);
    }
}
