package io.goodsflow.inventory.stock.adapter.persistence;

import io.goodsflow.inventory.stock.domain.StockAudit;
import java.util.Collection;
import java.util.List;
import org.springframework.stereotype.Repository;

@Repository
class MyBatisStockAudit implements StockAudit {

    private final StockAuditMapper mapper;

    MyBatisStockAudit(StockAuditMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public List<Figures> figures(Collection<String> inventoryKeys) {
        return mapper.figures(inventoryKeys).stream().map(FiguresRow::toDomain).toList();
    }
}
