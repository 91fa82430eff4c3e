package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.LedgerType;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Refuses new orders of a key before its SKU is deleted (architecture 5). It locks the very row that a reserve moves:
 * the reserve either comes first and its units refuse the retirement, or finds the key retired.
 */
@Service
public class RetireKey {

    private final StockLedger ledger;
    private final KeyMarks marks;

    RetireKey(StockLedger ledger, KeyMarks marks) {
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
        LedgerEntry done = ledger.recorded(Map.of(key, command.requestNo())).get(key);
        if (done != null && done.type() == LedgerType.UNRETIRE) {
            return new KeyOutcome.Undone(command.requestNo());
        }
        if (done != null) {
            return KeyMarks.repeated(LedgerType.RETIRE, true, null, done);
        }
        if (balance.inUse()) {
            return new KeyOutcome.InUse(balance);
        }
        ledger.setRetired(key, true);
        marks.mark(key, command.requestNo(), LedgerType.RETIRE, command.operator(), null);
        return new KeyOutcome.Done(key, true, balance.inventoryVersion() + 1);
    }

    /** @param requestNo unique per key */
    public record Command(String requestNo, String inventoryKey, String operator) {}
}
