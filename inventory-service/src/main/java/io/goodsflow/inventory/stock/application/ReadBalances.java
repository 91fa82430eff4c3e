package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.util.Collection;
import java.util.Map;
import org.springframework.stereotype.Service;

/** Balances by key, as committed, in one look; a key without declared stock is left out. */
@Service
public class ReadBalances {

    private final StockLedger ledger;

    ReadBalances(StockLedger ledger) {
        this.ledger = ledger;
    }

    public Map<String, Balance> handle(Collection<String> inventoryKeys) {
        return ledger.read(inventoryKeys);
    }
}
