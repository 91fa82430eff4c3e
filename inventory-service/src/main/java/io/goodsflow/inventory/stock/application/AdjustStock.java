package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.Adjustment;
import io.goodsflow.inventory.stock.domain.Adjustment.Verdict;
import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.LedgerType;
import io.goodsflow.inventory.stock.domain.Movement;
import io.goodsflow.inventory.stock.domain.StockConfig;
import io.goodsflow.inventory.stock.domain.StockConfigs;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Changes what is available of a key, once per request number (source 5.4.5). */
@Service
public class AdjustStock {

    /** What a request asks for that was undone before it came. */
    static final String UNDONE = "nothing, undone before it came";

    private final StockConfigs configs;
    private final StockLedger ledger;
    private final Clock clock;

    AdjustStock(StockConfigs configs, StockLedger ledger, Clock clock) {
        this.configs = configs;
        this.ledger = ledger;
        this.clock = clock;
    }

    @Transactional
    public AdjustOutcome handle(Command command) {
        String key = command.inventoryKey();
        Balance balance = ledger.lock(List.of(key)).get(key);
        Optional<StockConfig> config = configs.find(key);
        if (balance == null || config.isEmpty()) {
            return new AdjustOutcome.UnknownKey(key);
        }
        LedgerEntry done = ledger.recorded(Map.of(key, command.requestNo())).get(key);
        if (done != null) {
            return repeated(command, done);
        }
        if (!config.get().isQuantity()) {
            return new AdjustOutcome.OtherMode(key, config.get().mode());
        }
        Verdict verdict = command.adjustment().on(balance);
        return verdict == Verdict.FITS ? adjust(command, balance) : new AdjustOutcome.Refused(verdict, balance);
    }

    private AdjustOutcome adjust(Command command, Balance before) {
        Adjustment adjustment = command.adjustment();
        Movement movement = new Movement(
                command.inventoryKey(),
                command.requestNo(),
                LedgerType.ADJUST,
                Buckets.supply(adjustment.delta()),
                command.operator(),
                adjustment.asked());
        if (!ledger.move(List.of(movement), clock.instant().truncatedTo(ChronoUnit.MILLIS))) {
            throw new IllegalStateException("a locked balance refused an adjustment of " + command.inventoryKey());
        }
        return new AdjustOutcome.Adjusted(
                command.inventoryKey(),
                before.available() + adjustment.delta(),
                before.inventoryVersion() + movement.versionStep());
    }

    private static AdjustOutcome repeated(Command command, LedgerEntry done) {
        if (UNDONE.equals(done.asked())) {
            return new AdjustOutcome.Undone(command.requestNo());
        }
        Long version = done.versionAfter();
        return version != null && command.adjustment().asked().equals(done.asked())
                ? new AdjustOutcome.Adjusted(done.inventoryKey(), done.after().available(), version)
                : new AdjustOutcome.RequestReused(command.requestNo());
    }

    /** @param requestNo unique per key */
    public record Command(String requestNo, String inventoryKey, Adjustment adjustment, String operator) {}
}
