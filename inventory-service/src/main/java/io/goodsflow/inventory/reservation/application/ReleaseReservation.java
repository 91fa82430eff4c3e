package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.reservation.domain.ReservationStatus;
import io.goodsflow.inventory.reservation.domain.Reservations;
import io.goodsflow.inventory.reservation.domain.SettleOutcome;
import io.goodsflow.inventory.stock.application.MoveStock;
import io.goodsflow.kit.data.Tally;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Gives an order's units back, once (source 5.5.3). A release that comes before its reserve leaves a tombstone, so that
 * the late reserve finds the order closed.
 */
@Service
public class ReleaseReservation {

    private final Reservations reservations;
    private final OrderMoves moves;
    private final Tally<ReservationStep> steps;
    private final Clock clock;

    ReleaseReservation(Reservations reservations, OrderMoves moves, MeterRegistry meters, Clock clock) {
        this.reservations = reservations;
        this.moves = moves;
        this.steps = ReservationStep.tally(meters);
        this.clock = clock;
    }

    @Transactional
    public SettleOutcome handle(SettleCommand command) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        if (reservations.release(command.orderId(), now)) {
            steps.count(ReservationStep.RELEASED);
            Reservation released = existing(command.orderId());
            moves.move(MoveStock.Step.RELEASE, released, command.operationNo(), command.operator(), now);
            return new SettleOutcome.Settled(released);
        }
        Optional<Reservation> settled = reservations.find(command.orderId());
        if (settled.isPresent()) {
            return answer(settled.get());
        }
        Reservation tombstone = Reservation.tombstone(command.orderId(), command.operator(), now);
        if (reservations.open(tombstone)) {
            return new SettleOutcome.Settled(tombstone);
        }
        // A reserve of the same order committed while we looked; now it is there to be released.
        return handle(command);
    }

    private static SettleOutcome answer(Reservation reservation) {
        return reservation.status() == ReservationStatus.CONFIRMED
                ? new SettleOutcome.Illegal(reservation.orderId(), reservation.status())
                : new SettleOutcome.Settled(reservation);
    }

    private Reservation existing(String orderId) {
        return reservations.find(orderId).orElseThrow(() -> new IllegalStateException("no reservation of " + orderId));
    }
}
