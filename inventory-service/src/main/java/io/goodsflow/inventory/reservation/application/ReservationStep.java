package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.ReserveOutcome;
import io.goodsflow.kit.data.Tally;
import io.micrometer.core.instrument.MeterRegistry;

/** What is counted of reservations: how asking for one ended, and what became of those that were held. */
enum ReservationStep {
    RESERVED,
    REPEATED,
    INSUFFICIENT,
    NOT_ON_SALE,
    MISMATCH,
    CLOSED,
    CONFIRMED,
    RELEASED,
    EXPIRED;

    static Tally<ReservationStep> tally(MeterRegistry meters) {
        return Tally.of(meters, "goodsflow.inventory.reservations", "outcome", ReservationStep.class);
    }

    static ReservationStep of(ReserveOutcome outcome) {
        if (outcome instanceof ReserveOutcome.Reserved reserved) {
            return reserved.repeated() ? REPEATED : RESERVED;
        }
        if (outcome instanceof ReserveOutcome.InsufficientStock) {
            return INSUFFICIENT;
        }
        if (outcome instanceof ReserveOutcome.NotOnSale) {
            return NOT_ON_SALE;
        }
        return outcome instanceof ReserveOutcome.OrderMismatch ? MISMATCH : CLOSED;
    }
}
