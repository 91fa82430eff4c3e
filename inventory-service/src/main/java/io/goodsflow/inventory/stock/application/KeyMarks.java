package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.LedgerType;
import io.goodsflow.inventory.stock.domain.Movement;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Ledger rows that move no unit: they say what a key was told, and let a repeat be known. */
@Component
class KeyMarks {

    private final StockLedger ledger;
    private final Clock clock;

    KeyMarks(StockLedger ledger, Clock clock) {
        this.ledger = ledger;
        this.clock = clock;
    }

    void mark(String inventoryKey, String requestNo, LedgerType type, String operator, @Nullable String asked) {
        Movement movement = new Movement(inventoryKey, requestNo, type, Buckets.NONE, operator, asked);
        if (!ledger.move(List.of(movement), clock.instant().truncatedTo(ChronoUnit.MILLIS))) {
            throw new IllegalStateException("a locked balance refused a mark of " + inventoryKey);
        }
    }

    /** What the same request gets again, unless its number stood for something else. */
    static KeyOutcome repeated(LedgerType type, boolean retired, @Nullable String asked, LedgerEntry done) {
        Long version = done.versionAfter();
        return version != null && done.type() == type && Objects.equals(asked, done.asked())
                ? new KeyOutcome.Done(done.inventoryKey(), retired, version)
                : new KeyOutcome.RequestReused(done.requestNo());
    }
}
