package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.DeductOutcome;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome;
import io.goodsflow.kit.data.Tally;
import io.micrometer.core.instrument.MeterRegistry;

/** What is counted of reservations: how asking for one ended, and what became of those that were held. */
enum ReservationStep {
    RESERVED,
    REPEATED,
    INSUFFICIENT,
    NOT_ON_SALE,
    RETIRED,
    MISMATCH,
    CLOSED,
    CONFIRMED,
    RELEASED,
    EXPIRED,
    DEDUCTED,
    VERSION_MOVED,
    VERSION_NOT_SEEN,
    RESTORED;

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
        if (outcome instanceof ReserveOutcome.Retired) {
            return RETIRED;
        }
        return outcome instanceof ReserveOutcome.OrderMismatch ? MISMATCH : CLOSED;
    }

    static ReservationStep of(DeductOutcome outcome) {
        if (outcome instanceof DeductOutcome.Deducted) {
            return DEDUCTED;
        }
        if (outcome instanceof DeductOutcome.UnknownSku || outcome instanceof DeductOutcome.OffSale) {
            return NOT_ON_SALE;
        }
        if (outcome instanceof DeductOutcome.VersionMoved) {
            return VERSION_MOVED;
        }
        if (outcome instanceof DeductOutcome.VersionNotSeen) {
            return VERSION_NOT_SEEN;
        }
        return outcome instanceof DeductOutcome.Refused refused ? of(refused.reason()) : MISMATCH;
    }
}
