package io.goodsflow.inventory.reservation.adapter.web;

import io.goodsflow.inventory.reservation.domain.OrderLine;
import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.reservation.domain.ReservationStatus;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An order's claim as the order domain sees it. */
record ReservationView(
        String orderId,
        String state,
        List<Line> lines,
        @Nullable Instant expiresAt,
        Instant createdAt,
        Instant updatedAt) {

    static ReservationView of(Reservation reservation) {
        return of(reservation, reservation.status());
    }

    static ReservationView of(Reservation reservation, ReservationStatus status) {
        return new ReservationView(
                reservation.orderId(),
                status.name(),
                reservation.lines().lines().stream().map(Line::of).toList(),
                reservation.expiresAt(),
                reservation.createdAt(),
                reservation.updatedAt());
    }

    record Line(long skuId, String inventoryKey, long qty) {

        static Line of(OrderLine line) {
            return new Line(line.skuId(), line.inventoryKey(), line.qty());
        }
    }
}
