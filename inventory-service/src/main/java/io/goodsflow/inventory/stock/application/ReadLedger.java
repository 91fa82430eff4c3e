package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.StockConfigs;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** A key's history, newest first. */
@Service
public class ReadLedger {

    private final StockConfigs configs;
    private final StockLedger ledger;

    ReadLedger(StockConfigs configs, StockLedger ledger) {
        this.configs = configs;
        this.ledger = ledger;
    }

    /** @return empty if the key is not declared */
    public Optional<List<LedgerEntry>> handle(String inventoryKey, @Nullable Long before, int limit) {
        return configs.find(inventoryKey).map(config -> ledger.history(inventoryKey, before, limit));
    }
}
