package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.reservation.domain.Reservations;
import io.goodsflow.inventory.stock.application.MoveStock;
import io.goodsflow.kit.data.Tally;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Gives the units of one ended claim back, unless the order was confirmed or released first. */
@Service
public class ExpireReservation {

    private static final String SWEEP = "expiry";

    private final Reservations reservations;
    private final OrderMoves moves;
    private final Tally<ReservationStep> steps;
    private final Clock clock;

    ExpireReservation(Reservations reservations, OrderMoves moves, MeterRegistry meters, Clock clock) {
        this.reservations = reservations;
        this.moves = moves;
        this.steps = ReservationStep.tally(meters);
        this.clock = clock;
    }

    /** @return false if there was nothing to expire any more */
    @Transactional
    public boolean handle(String orderId) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        if (!reservations.expire(orderId, now)) {
            return false;
        }
        steps.count(ReservationStep.EXPIRED);
        Reservation expired = reservations
                .find(orderId)
                .orElseThrow(() -> new IllegalStateException("expired order is gone: " + orderId));
        moves.move(MoveStock.Step.EXPIRE, expired, OrderMoves.WHOLE_ORDER, SWEEP, now);
        return true;
    }
}
