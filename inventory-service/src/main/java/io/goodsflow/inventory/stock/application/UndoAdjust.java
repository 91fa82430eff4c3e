package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.Adjustment;
import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.LedgerType;
import io.goodsflow.inventory.stock.domain.Movement;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Posts the opposite of an adjustment, whatever was sold in between (architecture 5); of what it had added, only what is
 * still available. One that is still on its way is refused when it comes.
 */
@Service
public class UndoAdjust {

    private static final String UNDO = "undo ";

    private final StockLedger ledger;
    private final KeyMarks marks;
    private final Clock clock;

    UndoAdjust(StockLedger ledger, KeyMarks marks, Clock clock) {
        this.ledger = ledger;
        this.marks = marks;
        this.clock = clock;
    }

    /** Refused only if more units would be available than may be. */
    @Transactional
    public AdjustOutcome handle(Command command) {
        String key = command.inventoryKey();
        Balance balance = ledger.lock(List.of(key)).get(key);
        if (balance == null) {
            return new AdjustOutcome.UnknownKey(key);
        }
        LedgerEntry done = ledger.recorded(Map.of(key, command.requestNo())).get(key);
        LedgerEntry undone = ledger.recorded(Map.of(key, command.undoes())).get(key);
        long opposite = undone == null ? 0 : -undone.delta().available();
        if (done != null) {
            return repeated(command, done, opposite);
        }
        if (undone == null) {
            marks.mark(key, command.undoes(), LedgerType.ADJUST, command.operator(), AdjustStock.UNDONE);
            return post(command, balance, 0, 0, balance.inventoryVersion() + 1);
        }
        if (undone.type() != LedgerType.ADJUST) {
            return new AdjustOutcome.RequestReused(command.undoes());
        }
        long possible = Math.max(opposite, -balance.available());
        Adjustment.Verdict verdict = new Adjustment.By(possible, null).on(balance);
        return verdict == Adjustment.Verdict.FITS
                ? post(command, balance, possible, possible - opposite, balance.inventoryVersion())
                : new AdjustOutcome.Refused(verdict, balance);
    }

    private AdjustOutcome post(Command command, Balance before, long delta, long sold, long versionBefore) {
        Movement movement = new Movement(
                command.inventoryKey(),
                command.requestNo(),
                LedgerType.ADJUST,
                Buckets.supply(delta),
                command.operator(),
                asked(command, sold));
        if (!ledger.move(List.of(movement), clock.instant().truncatedTo(ChronoUnit.MILLIS))) {
            throw new IllegalStateException("a locked balance refused to undo " + command.undoes());
        }
        return new AdjustOutcome.TakenBack(
                command.inventoryKey(), before.available() + delta, versionBefore + movement.versionStep(), sold);
    }

    private static AdjustOutcome repeated(Command command, LedgerEntry done, long opposite) {
        Long version = done.versionAfter();
        long sold = done.delta().available() - opposite;
        return version != null && asked(command, sold).equals(done.asked())
                ? new AdjustOutcome.TakenBack(done.inventoryKey(), done.after().available(), version, sold)
                : new AdjustOutcome.RequestReused(command.requestNo());
    }

    /** Explains in the ledger why its row is not the whole opposite. */
    private static String asked(Command command, long sold) {
        return UNDO + command.undoes() + (sold == 0 ? "" : ", " + sold + " sold");
    }

    /**
     * @param requestNo unique per key
     * @param undoes the adjustment that shall not stand
     */
    public record Command(String requestNo, String inventoryKey, String operator, String undoes) {

        public Command {
            if (requestNo.equals(undoes)) {
                throw new IllegalArgumentException("a request cannot undo itself: " + requestNo);
            }
        }
    }
}
