package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.kit.data.RowsInsert;
import io.goodsflow.product.publishing.domain.ItemVersion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/**
 * Brings an item's SKU rows to a version: one statement takes away what is dropped or has other keys, one changes what
 * keeps its keys, one writes what is new or has other keys. Keys are not updated in place, nor by an upsert: two SKUs may
 * swap their specs, and an upsert that meets another unique key would silently change the wrong row. All else is: a key
 * that is deleted and written again waits for the row after it, which is another item's.
 */
@Component
class ItemSkus {

    private static final RowsInsert<ItemSkuRow> INSERT = RowsInsert.into(
            "product_sku_tab",
            ItemSkuMapper.COLUMNS,
            row -> Arrays.asList(
                    row.skuId(),
                    row.itemId(),
                    row.skuCode(),
                    row.specs(),
                    row.specsKey(),
                    row.price(),
                    row.position(),
                    row.createdAt(),
                    row.updatedAt()));

    private final ItemSkuMapper mapper;
    private final JdbcTemplate jdbc;

    ItemSkus(ItemSkuMapper mapper, JdbcTemplate jdbc) {
        this.mapper = mapper;
        this.jdbc = jdbc;
    }

    void bringTo(ItemVersion version) {
        bringTo(List.of(version));
    }

    /** Different items, whose rows are held; a first version has no rows to take away. */
    void bringTo(List<ItemVersion> versions) {
        Map<Long, ItemSkuRow> obsolete = new LinkedHashMap<>();
        List<Long> present = versions.stream()
                .filter(version -> version.publishVersion() > 1)
                .map(ItemVersion::itemId)
                .toList();
        if (!present.isEmpty()) {
            mapper.lockOfItems(present).forEach(row -> obsolete.put(row.skuId(), row));
        }
        List<ItemSkuRow> changed = new ArrayList<>();
        List<ItemSkuRow> fresh = new ArrayList<>();
        for (ItemVersion version : versions) {
            for (ItemSkuRow row : ItemSkuRow.of(version)) {
                ItemSkuRow stored = obsolete.get(row.skuId());
                if (stored == null) {
                    fresh.add(row);
                } else if (row.saysTheSameAs(stored)) {
                    obsolete.remove(row.skuId());
                } else if (row.hasTheKeysOf(stored)) {
                    obsolete.remove(row.skuId());
                    changed.add(row);
                } else {
                    fresh.add(row.since(stored.createdAt()));
                }
            }
        }
        if (!obsolete.isEmpty()) {
            mapper.delete(obsolete.keySet());
        }
        if (!changed.isEmpty() && mapper.update(changed) != changed.size()) {
            throw new IllegalStateException("a SKU that is held is gone");
        }
        INSERT.insert(jdbc, fresh);
    }
}
