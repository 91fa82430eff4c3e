package io.goodsflow.inventory.sale.adapter.persistence;

import io.goodsflow.inventory.sale.domain.ItemSale;
import io.goodsflow.inventory.sale.domain.ItemSales;
import io.goodsflow.kit.data.VersionedProjection;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Repository;

@Repository
class MyBatisItemSales implements ItemSales {

    private final VersionedProjection projection;
    private final ItemSaleMapper mapper;

    MyBatisItemSales(VersionedProjection projection, ItemSaleMapper mapper) {
        this.projection = projection;
        this.mapper = mapper;
    }

    @Override
    public boolean keep(ItemSale sale) {
        return projection.apply(
                "inventory_item_sale",
                "item_id",
                sale.itemId(),
                sale.version(),
                Map.of("merchant_id", sale.merchantId(), "sale_state", sale.saleState()));
    }

    @Override
    public void list(long itemId, List<Long> skuIds) {
        mapper.unlistOthers(itemId, skuIds);
        if (!skuIds.isEmpty()) {
            mapper.list(itemId, skuIds.stream().sorted().toList());
        }
    }

    @Override
    public void rememberOnSale(long itemId, List<Long> skuIds) {
        mapper.rememberOnSale(itemId, skuIds.stream().sorted().toList());
    }

    @Override
    public List<SkuState> hold(Collection<Long> skuIds) {
        List<Long> itemIds = skuIds.isEmpty() ? List.of() : mapper.itemsOf(skuIds);
        if (itemIds.isEmpty()) {
            return List.of();
        }
        mapper.holdItems(itemIds);
        return find(skuIds);
    }

    @Override
    public List<SkuState> find(Collection<Long> skuIds) {
        if (skuIds.isEmpty()) {
            return List.of();
        }
        return mapper.find(skuIds).stream().map(SkuStateRow::toDomain).toList();
    }
}
