package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.DeductOutcome;
import io.goodsflow.inventory.reservation.domain.OrderLine;
import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.reservation.domain.Reservations;
import io.goodsflow.inventory.sale.application.HoldSales;
import io.goodsflow.inventory.sale.application.LookUpSales;
import io.goodsflow.inventory.sale.application.LookUpSales.Sale;
import io.goodsflow.inventory.stock.application.MoveStock;
import io.goodsflow.inventory.stock.application.ReadBalances;
import io.goodsflow.kit.data.Tally;
import io.goodsflow.kit.data.Transactions;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Service;

/**
 * Reserves and confirms an order's lines in one step, all or nothing (catalogue-module: DeductStock).
 *
 * <p>As in {@link ReserveStock} a plain look refuses what obviously cannot be had. In the transaction the items are held
 * as they are first, then the conditional update decides.
 */
@Service
public class DeductStock {

    private static final int ATTEMPTS = 3;

    private final Reservations reservations;
    private final LookUpSales sales;
    private final HoldSales holdSales;
    private final ReadBalances readBalances;
    private final OrderMoves moves;
    private final Transactions transactions;
    private final Tally<ReservationStep> steps;
    private final Clock clock;

    DeductStock(
            Reservations reservations,
            LookUpSales sales,
            HoldSales holdSales,
            ReadBalances readBalances,
            OrderMoves moves,
            Transactions transactions,
            MeterRegistry meters,
            Clock clock) {
        this.reservations = reservations;
        this.sales = sales;
        this.holdSales = holdSales;
        this.readBalances = readBalances;
        this.moves = moves;
        this.transactions = transactions;
        this.steps = ReservationStep.tally(meters);
        this.clock = clock;
    }

    public DeductOutcome handle(Command command) {
        DeductOutcome outcome = deduct(command);
        steps.count(ReservationStep.of(outcome));
        return outcome;
    }

    private DeductOutcome deduct(Command command) {
        OrderLines lines = command.lines();
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            Optional<Reservation> own = reservations.find(command.orderId());
            if (own.isPresent()) {
                return own.get().answerToDeduct(lines, now());
            }
            Optional<DeductOutcome> refusal = refusal(lines);
            if (refusal.isPresent()) {
                return refusal.get();
            }
            try {
                return transactions.execute(() -> take(command));
            } catch (OutrunException outrun) {
                // Another order took the units, or the key was retired, between our look and our update: look again.
            }
        }
        return refusal(lines).orElseGet(() -> new DeductOutcome.Refused(StockView.allShort(lines)));
    }

    private Optional<DeductOutcome> refusal(OrderLines lines) {
        return judged(lines, sales.handle(lines.skuIds())).or(() -> {
            StockView view = new StockView(Map.of(), readBalances.handle(lines.keys()));
            return view.shortage(lines).map(DeductOutcome.Refused::new);
        });
    }

    private Optional<DeductOutcome> judged(OrderLines lines, Map<Long, Sale> known) {
        List<String> unheard = lines.lines().stream()
                .filter(line -> !known.containsKey(line.skuId()))
                .map(OrderLine::inventoryKey)
                .toList();
        Set<String> declared =
                unheard.isEmpty() ? Set.of() : readBalances.handle(unheard).keySet();
        return new SaleView(known, declared).refusal(lines);
    }

    private DeductOutcome take(Command command) {
        OrderLines lines = command.lines();
        Optional<DeductOutcome> refusal = judged(lines, holdSales.handle(lines.skuIds()));
        if (refusal.isPresent()) {
            return refusal.get();
        }
        Instant now = now();
        Reservation sold = Reservation.sold(command.orderId(), lines, command.operator(), now);
        if (!reservations.open(sold)) {
            return reservations
                    .find(command.orderId())
                    .orElseThrow(() -> new IllegalStateException("taken order is gone: " + command.orderId()))
                    .answerToDeduct(lines, now);
        }
        if (!moves.tryMove(MoveStock.Step.DEDUCT, sold, OrderMoves.WHOLE_ORDER, command.operator(), now)) {
            throw new OutrunException();
        }
        return new DeductOutcome.Deducted(sold);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /** @param lines each with the version that the order confirmed */
    public record Command(String orderId, OrderLines lines, String operator) {}
}
