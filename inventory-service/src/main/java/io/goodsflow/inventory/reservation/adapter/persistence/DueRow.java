package io.goodsflow.inventory.reservation.adapter.persistence;

import io.goodsflow.inventory.reservation.domain.Reservations.Due;

record DueRow(long id, String orderId) {

    Due toDomain() {
        return new Due(id, orderId);
    }
}
