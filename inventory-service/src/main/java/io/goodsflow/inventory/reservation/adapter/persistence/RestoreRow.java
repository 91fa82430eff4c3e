package io.goodsflow.inventory.reservation.adapter.persistence;

import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.Restore;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

record RestoreRow(String orderId, String requestNo, boolean wholeOrder, String operator, LocalDateTime createdAt) {

    static RestoreRow of(Restore restore) {
        return new RestoreRow(
                restore.orderId(),
                restore.requestNo(),
                restore.wholeOrder(),
                restore.operator(),
                ReservationRow.utc(restore.createdAt()));
    }

    Restore toDomain(OrderLines lines) {
        return new Restore(orderId, requestNo, wholeOrder, lines, operator, createdAt.toInstant(ZoneOffset.UTC));
    }
}
