package io.goodsflow.inventory.stock.adapter.persistence;

import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.LedgerType;
import io.goodsflow.inventory.stock.domain.Movement;
import io.goodsflow.inventory.stock.domain.StockLedger;
import io.goodsflow.kit.data.Tally;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

@Repository
class MyBatisStockLedger implements StockLedger {

    private final StockLedgerMapper mapper;
    private final Tally<LedgerType> entries;

    MyBatisStockLedger(StockLedgerMapper mapper, MeterRegistry meters) {
        this.mapper = mapper;
        this.entries = Tally.of(meters, "goodsflow.inventory.ledger.entries", "type", LedgerType.class);
    }

    @Override
    public boolean move(List<Movement> movements, Instant at) {
        LocalDateTime when = LocalDateTime.ofInstant(at, ZoneOffset.UTC);
        if (mapper.moveBalances(movements, when) != movements.size()) {
            return false;
        }
        if (mapper.explain(movements, when) != movements.size()) {
            throw new IllegalStateException("balances moved without their ledger rows: " + movements);
        }
        movements.forEach(movement -> entries.count(movement.type()));
        return true;
    }

    @Override
    public Map<String, Balance> lock(Collection<String> inventoryKeys) {
        return byKey(mapper.lock(inventoryKeys));
    }

    @Override
    public void setRetired(String inventoryKey, boolean retired) {
        mapper.setRetired(inventoryKey, retired);
    }

    @Override
    public void raiseEdition(Collection<String> inventoryKeys, long edition) {
        mapper.raiseEdition(inventoryKeys, edition);
    }

    @Override
    public Map<String, Balance> read(Collection<String> inventoryKeys) {
        return inventoryKeys.isEmpty() ? Map.of() : byKey(mapper.read(inventoryKeys));
    }

    private static Map<String, Balance> byKey(List<BalanceRow> rows) {
        return rows.stream().map(BalanceRow::toDomain).collect(Collectors.toMap(Balance::inventoryKey, b -> b));
    }

    @Override
    public Map<String, LedgerEntry> recorded(Map<String, String> requestNoByKey) {
        return mapper.recorded(requestNoByKey).stream()
                .map(LedgerRow::toDomain)
                .collect(Collectors.toMap(LedgerEntry::inventoryKey, Function.identity()));
    }

    @Override
    public List<LedgerEntry> history(String inventoryKey, @Nullable Long before, int limit) {
        return mapper.history(inventoryKey, before, limit).stream()
                .map(LedgerRow::toDomain)
                .toList();
    }
}
