package io.goodsflow.inventory.reservation.adapter.persistence;

import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.reservation.domain.ReservationStatus;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

record ReservationRow(
        String orderId,
        String status,
        String operator,
        @Nullable LocalDateTime expiresAt,
        LocalDateTime createdAt,
        LocalDateTime updatedAt) {

    static ReservationRow of(Reservation reservation) {
        Instant expiresAt = reservation.expiresAt();
        return new ReservationRow(
                reservation.orderId(),
                reservation.status().name(),
                reservation.operator(),
                expiresAt == null ? null : utc(expiresAt),
                utc(reservation.createdAt()),
                utc(reservation.updatedAt()));
    }

    Reservation toDomain(OrderLines lines) {
        return new Reservation(
                orderId,
                ReservationStatus.valueOf(status),
                lines,
                operator,
                expiresAt == null ? null : expiresAt.toInstant(ZoneOffset.UTC),
                createdAt.toInstant(ZoneOffset.UTC),
                updatedAt.toInstant(ZoneOffset.UTC));
    }

    static LocalDateTime utc(Instant instant) {
        return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    }
}
