package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.reservation.domain.Reservations;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome;
import io.goodsflow.inventory.sale.application.LookUpSales;
import io.goodsflow.inventory.stock.application.MoveStock;
import io.goodsflow.inventory.stock.application.ReadBalances;
import io.goodsflow.kit.data.Tally;
import io.goodsflow.kit.data.Transactions;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/**
 * Reserves an order's lines, all or nothing (source 5.5.2).
 *
 * <p>A plain read refuses what obviously cannot be had, without a lock; the conditional update in the transaction is
 * what decides.
 */
@Service
public class ReserveStock {

    private static final int ATTEMPTS = 3;

    private final Reservations reservations;
    private final LookUpSales sales;
    private final ReadBalances readBalances;
    private final OrderMoves moves;
    private final Transactions transactions;
    private final Tally<ReservationStep> steps;
    private final Clock clock;

    ReserveStock(
            Reservations reservations,
            LookUpSales sales,
            ReadBalances readBalances,
            OrderMoves moves,
            Transactions transactions,
            MeterRegistry meters,
            Clock clock) {
        this.reservations = reservations;
        this.sales = sales;
        this.readBalances = readBalances;
        this.moves = moves;
        this.transactions = transactions;
        this.steps = ReservationStep.tally(meters);
        this.clock = clock;
    }

    public ReserveOutcome handle(Command command) {
        ReserveOutcome outcome = reserve(command);
        steps.count(ReservationStep.of(outcome));
        return outcome;
    }

    private ReserveOutcome reserve(Command command) {
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            Optional<Reservation> own = reservations.find(command.orderId());
            if (own.isPresent()) {
                return own.get().answerTo(command.lines(), command.life(), now());
            }
            Optional<ReserveOutcome> refusal = refusal(command.lines());
            if (refusal.isPresent()) {
                return refusal.get();
            }
            try {
                return transactions.execute(() -> hold(command));
            } catch (OutrunException outrun) {
                // Another order took the units, or the key was retired, between our look and our update: look again.
            }
        }
        return refusal(command.lines()).orElseGet(() -> StockView.allShort(command.lines()));
    }

    private Optional<ReserveOutcome> refusal(OrderLines lines) {
        StockView view = new StockView(sales.handle(lines.skuIds()), readBalances.handle(lines.keys()));
        return view.refusal(lines);
    }

    private ReserveOutcome hold(Command command) {
        Instant now = now();
        Reservation reservation =
                Reservation.held(command.orderId(), command.lines(), command.operator(), now.plus(command.ttl()), now);
        if (!reservations.open(reservation)) {
            return reservations
                    .find(command.orderId())
                    .orElseThrow(() -> new IllegalStateException("taken order is gone: " + command.orderId()))
                    .answerTo(command.lines(), command.life(), now);
        }
        if (!moves.tryMove(MoveStock.Step.RESERVE, reservation, OrderMoves.WHOLE_ORDER, command.operator(), now)) {
            throw new OutrunException();
        }
        return new ReserveOutcome.Reserved(reservation, false);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /**
     * The request.
     *
     * @param ttl how long the claim lasts unless it is confirmed
     * @param ttlIsSaid whether the order says so itself; the default is no part of what it asks for
     */
    public record Command(String orderId, OrderLines lines, Duration ttl, boolean ttlIsSaid, String operator) {

        @Nullable
        Duration life() {
            return ttlIsSaid ? ttl : null;
        }
    }
}
