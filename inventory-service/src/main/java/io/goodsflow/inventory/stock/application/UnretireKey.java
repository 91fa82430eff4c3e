package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.LedgerType;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Takes orders of a key again. A retirement that is still on its way is refused when it comes. */
@Service
public class UnretireKey {

    private final StockLedger ledger;
    private final KeyMarks marks;

    UnretireKey(StockLedger ledger, KeyMarks marks) {
        this.ledger = ledger;
        this.marks = marks;
    }

    @Transactional
    public KeyOutcome handle(Command command) {
        String key = command.inventoryKey();
        Balance balance = ledger.lock(List.of(key)).get(key);
        if (balance == null) {
            return new KeyOutcome.UnknownKey(key);
        }
        String undoes = command.undoes();
        LedgerEntry done = ledger.recorded(Map.of(key, command.requestNo())).get(key);
        if (done != null) {
            return KeyMarks.repeated(LedgerType.UNRETIRE, false, undoes, done);
        }
        long version = balance.inventoryVersion() + 1;
        if (undoes != null && ledger.recorded(Map.of(key, undoes)).isEmpty()) {
            marks.mark(key, undoes, LedgerType.UNRETIRE, command.operator(), null);
            version++;
        }
        ledger.setRetired(key, false);
        marks.mark(key, command.requestNo(), LedgerType.UNRETIRE, command.operator(), undoes);
        return new KeyOutcome.Done(key, false, version);
    }

    /**
     * @param requestNo unique per key
     * @param undoes the retirement that shall not stand, null for whatever retired the key
     */
    public record Command(
            String requestNo,
            String inventoryKey,
            String operator,
            @Nullable String undoes) {

        public Command {
            if (requestNo.equals(undoes)) {
                throw new IllegalArgumentException("a request cannot undo itself: " + requestNo);
            }
        }
    }
}
