package io.goodsflow.inventory.reservation.adapter.persistence;

import io.goodsflow.inventory.reservation.domain.Reservations.Due;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

record DueRow(long id, String orderId, LocalDateTime expiresAt) {

    Due toDomain() {
        return new Due(id, orderId, expiresAt.toInstant(ZoneOffset.UTC));
    }
}
