package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.StockConfig;
import io.goodsflow.inventory.stock.domain.StockConfigs;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Service;

/** One key with its figures, for the back office. */
@Service
public class ReadStock {

    private final StockConfigs configs;
    private final StockLedger ledger;

    ReadStock(StockConfigs configs, StockLedger ledger) {
        this.configs = configs;
        this.ledger = ledger;
    }

    public Optional<View> handle(String inventoryKey) {
        Balance balance = ledger.read(List.of(inventoryKey)).get(inventoryKey);
        if (balance == null) {
            return Optional.empty();
        }
        return configs.find(inventoryKey).map(config -> new View(config, balance, explained(balance)));
    }

    /** The ledger is append-only, so the row of the balance's own seq is there whatever happened since. */
    private boolean explained(Balance balance) {
        List<LedgerEntry> last = ledger.history(balance.inventoryKey(), balance.seq() + 1, 1);
        return balance.buckets().sound()
                && !last.isEmpty()
                && last.get(0).seq() == balance.seq()
                && last.get(0).after().equals(balance.buckets());
    }

    /** @param sound false if the balance contradicts itself or its last ledger row */
    public record View(StockConfig config, Balance balance, boolean sound) {}
}
