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

/** Confirms what an order holds, once it is paid (source 5.5.4). */
@Service
public class ConfirmReservation {

    private final Reservations reservations;
    private final OrderMoves moves;
    private final Tally<ReservationStep> steps;
    private final Clock clock;

    ConfirmReservation(Reservations reservations, OrderMoves moves, MeterRegistry meters, Clock clock) {
        this.reservations = reservations;
        this.moves = moves;
        this.steps = ReservationStep.tally(meters);
        this.clock = clock;
    }

    @Transactional
    public SettleOutcome handle(SettleCommand command) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        boolean won = reservations.confirm(command.orderId(), now);
        Optional<Reservation> reservation = reservations.find(command.orderId());
        if (reservation.isEmpty()) {
            return new SettleOutcome.UnknownOrder(command.orderId());
        }
        if (won) {
            steps.count(ReservationStep.CONFIRMED);
            moves.move(MoveStock.Step.CONFIRM, reservation.get(), command.operationNo(), command.operator(), now);
        }
        ReservationStatus status = reservation.get().statusAt(now);
        return status == ReservationStatus.CONFIRMED
                ? new SettleOutcome.Settled(reservation.get())
                : new SettleOutcome.Illegal(command.orderId(), status);
    }
}
