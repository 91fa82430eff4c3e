package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.OrderLine;
import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.reservation.domain.ReservationStatus;
import io.goodsflow.inventory.reservation.domain.Reservations;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Shortfall;
import io.goodsflow.inventory.reservation.domain.Restore;
import io.goodsflow.inventory.reservation.domain.RestoreOutcome;
import io.goodsflow.inventory.reservation.domain.Restores;
import io.goodsflow.inventory.stock.application.MoveStock;
import io.goodsflow.kit.data.Tally;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Gives units of a confirmed order back, each of them once (catalogue-module: RestoreStock). All of an order that is not
 * known leaves a tombstone, so that its late deduct finds it closed.
 */
@Service
public class RestoreStock {

    private final Reservations reservations;
    private final Restores restores;
    private final OrderMoves moves;
    private final Tally<ReservationStep> steps;
    private final Clock clock;

    RestoreStock(Reservations reservations, Restores restores, OrderMoves moves, MeterRegistry meters, Clock clock) {
        this.reservations = reservations;
        this.restores = restores;
        this.moves = moves;
        this.steps = ReservationStep.tally(meters);
        this.clock = clock;
    }

    @Transactional
    public RestoreOutcome handle(Command command) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Optional<Reservation> order = reservations.lock(command.orderId());
        if (order.isEmpty()) {
            return unknown(command, now);
        }
        Optional<Restore> done = restores.find(command.orderId(), command.requestNo());
        if (done.isPresent()) {
            return command.isTheSameAs(done.get())
                    ? new RestoreOutcome.Restored(done.get())
                    : new RestoreOutcome.RequestReused(command.requestNo());
        }
        ReservationStatus status = order.get().status();
        if (status == ReservationStatus.RESERVED) {
            return new RestoreOutcome.OnlyReserved(command.orderId());
        }
        boolean confirmed = status == ReservationStatus.CONFIRMED;
        OrderLines left = confirmed ? reservations.left(command.orderId()) : OrderLines.NONE;
        OrderLines asked = command.lines();
        return asked == null ? giveBack(command, left, now) : part(command, asked, left, now);
    }

    private RestoreOutcome unknown(Command command, Instant now) {
        if (command.lines() != null) {
            return new RestoreOutcome.UnknownOrder(command.orderId());
        }
        if (!reservations.open(Reservation.tombstone(command.orderId(), command.operator(), now))) {
            // A deduct of the same order committed while we looked; now it is there to be restored.
            return handle(command);
        }
        return keep(command, OrderLines.NONE, now);
    }

    private RestoreOutcome part(Command command, OrderLines asked, OrderLines left, Instant now) {
        Map<String, Long> leftByKey =
                left.lines().stream().collect(Collectors.toMap(OrderLine::inventoryKey, OrderLine::qty));
        List<Shortfall> tooMuch = asked.lines().stream()
                .map(line -> new Shortfall(line, leftByKey.getOrDefault(line.inventoryKey(), 0L)))
                .filter(shortfall -> shortfall.available() < shortfall.line().qty())
                .toList();
        return tooMuch.isEmpty() ? giveBack(command, asked, now) : new RestoreOutcome.TooFewLeft(tooMuch);
    }

    private RestoreOutcome giveBack(Command command, OrderLines lines, Instant now) {
        if (!lines.lines().isEmpty()) {
            if (!reservations.giveBack(command.orderId(), lines)) {
                throw new IllegalStateException("a locked order has lost units: " + command.orderId());
            }
            moves.move(MoveStock.Step.RESTORE, command.orderId(), lines, command.requestNo(), command.operator(), now);
            reservations.releaseEmptied(command.orderId(), now);
            steps.count(ReservationStep.RESTORED);
        }
        return keep(command, lines, now);
    }

    private RestoreOutcome keep(Command command, OrderLines lines, Instant now) {
        boolean wholeOrder = command.lines() == null;
        Restore restore =
                new Restore(command.orderId(), command.requestNo(), wholeOrder, lines, command.operator(), now);
        if (!restores.keep(restore)) {
            throw new IllegalStateException("a locked order was restored by another: " + command.orderId());
        }
        return new RestoreOutcome.Restored(restore);
    }

    /**
     * @param requestNo tells the restorations of one order apart
     * @param lines null for all that is left
     */
    public record Command(
            String orderId, String requestNo, @Nullable OrderLines lines, String operator) {

        boolean isTheSameAs(Restore done) {
            return lines == null ? done.wholeOrder() : !done.wholeOrder() && lines.equals(done.lines());
        }
    }
}
