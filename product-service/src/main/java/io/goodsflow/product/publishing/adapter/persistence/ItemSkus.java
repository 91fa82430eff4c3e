package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.product.publishing.domain.ItemVersion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/**
 * Brings an item's SKU rows to a version: one statement takes away what is dropped or different, one writes what is new
 * or different. No update in place and no upsert: two SKUs may swap their specs, and an upsert that meets another
 * unique key would silently change the wrong row.
 */
@Component
class ItemSkus {

    private final ItemSkuMapper mapper;

    ItemSkus(ItemSkuMapper mapper) {
        this.mapper = mapper;
    }

    void bringTo(ItemVersion version) {
        Map<Long, ItemSkuRow> obsolete = new LinkedHashMap<>();
        mapper.lockOfItem(version.itemId()).forEach(row -> obsolete.put(row.skuId(), row));
        List<ItemSkuRow> fresh = new ArrayList<>();
        for (ItemSkuRow row : ItemSkuRow.of(version)) {
            ItemSkuRow stored = obsolete.get(row.skuId());
            if (stored == null) {
                fresh.add(row);
            } else if (row.saysTheSameAs(stored)) {
                obsolete.remove(row.skuId());
            } else {
                fresh.add(row.since(stored.createdAt()));
            }
        }
        if (!obsolete.isEmpty()) {
            mapper.delete(obsolete.keySet());
        }
        if (!fresh.isEmpty()) {
            mapper.insert(fresh);
        }
    }
}
