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
 * Posts the opposite of an adjustment, whatever was sold in between (architecture 5). One that is still on its way is
 * refused when it comes.
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

    /** Refused only if fewer units are available than the adjustment had added. */
    @Transactional
    public AdjustOutcome handle(Command command) {
        String key = command.inventoryKey();
        Balance balance = ledger.lock(List.of(key)).get(key);
        if (balance == null) {
            return new AdjustOutcome.UnknownKey(key);
        }
        LedgerEntry done = ledger.recorded(Map.of(key, command.requestNo())).get(key);
        if (done != null) {
            return repeated(command, done);
        }
        LedgerEntry undone = ledger.recorded(Map.of(key, command.undoes())).get(key);
        if (undone == null) {
            marks.mark(key, command.undoes(), LedgerType.ADJUST, command.operator(), AdjustStock.UNDONE);
            return post(command, balance, 0, balance.inventoryVersion() + 1);
        }
        if (undone.type() != LedgerType.ADJUST) {
            return new AdjustOutcome.RequestReused(command.undoes());
        }
        long opposite = -undone.delta().available();
        Adjustment.Verdict verdict = new Adjustment.By(opposite, null).on(balance);
        return verdict == Adjustment.Verdict.FITS
                ? post(command, balance, opposite, balance.inventoryVersion())
                : new AdjustOutcome.Refused(verdict, balance);
    }

    private AdjustOutcome post(Command command, Balance before, long delta, long versionBefore) {
        Movement movement = new Movement(
                command.inventoryKey(),
                command.requestNo(),
                LedgerType.ADJUST,
                Buckets.supply(delta),
                command.operator(),
                UNDO + command.undoes());
        if (!ledger.move(List.of(movement), clock.instant().truncatedTo(ChronoUnit.MILLIS))) {
            throw new IllegalStateException("a locked balance refused to undo " + command.undoes());
        }
        return new AdjustOutcome.Adjusted(
                command.inventoryKey(), before.available() + delta, versionBefore + movement.versionStep());
    }

    private static AdjustOutcome repeated(Command command, LedgerEntry done) {
        Long version = done.versionAfter();
        return version != null && (UNDO + command.undoes()).equals(done.asked())
                ? new AdjustOutcome.Adjusted(done.inventoryKey(), done.after().available(), version)
                : new AdjustOutcome.RequestReused(command.requestNo());
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
