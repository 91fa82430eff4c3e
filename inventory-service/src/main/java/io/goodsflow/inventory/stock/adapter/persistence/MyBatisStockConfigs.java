package io.goodsflow.inventory.stock.adapter.persistence;

import io.goodsflow.inventory.stock.domain.StockConfig;
import io.goodsflow.inventory.stock.domain.StockConfigs;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

@Repository
class MyBatisStockConfigs implements StockConfigs {

    private final StockConfigMapper mapper;

    MyBatisStockConfigs(StockConfigMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public boolean declare(List<StockConfig> configs) {
        List<StockConfigRow> rows = configs.stream().map(StockConfigRow::of).toList();
        try {
            mapper.insert(rows);
        } catch (DuplicateKeyException declaredMeanwhile) {
            return false;
        }
        mapper.insertEmptyBalances(rows);
        return true;
    }

    @Override
    public Map<String, StockConfig> find(Collection<String> inventoryKeys) {
        return mapper.find(inventoryKeys).stream()
                .map(StockConfigRow::toDomain)
                .collect(Collectors.toMap(StockConfig::inventoryKey, config -> config));
    }

    @Override
    public Optional<StockConfig> find(String inventoryKey) {
        return mapper.find(List.of(inventoryKey)).stream().findFirst().map(StockConfigRow::toDomain);
    }
}
