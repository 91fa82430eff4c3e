package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.StockLedger;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Service;

/** Units available by key, as committed; a key without declared stock is left out. */
@Service
public class ReadAvailable {

    private final StockLedger ledger;

    ReadAvailable(StockLedger ledger) {
        this.ledger = ledger;
    }

    public Map<String, Long> handle(Collection<String> inventoryKeys) {
        Map<String, Long> available = new LinkedHashMap<>();
        ledger.read(inventoryKeys)
                .forEach((key, balance) -> available.put(key, balance.buckets().available()));
        return available;
    }
}
