package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.kit.data.RowsInsert;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/** Item rows of several versions: new ones by one insert, the others by one update that leaves only the versions before. */
@Component
class ItemRows {

    private static final RowsInsert<ItemRow> INSERT = RowsInsert.into(
            "product_item_tab",
            "item_id, merchant_id, category_id, title, description, brand, outer_id, image_urls, attributes, sale_state,"
                    + " publish_version, snapshot_id, min_price, created_at, updated_at",
            row -> Arrays.asList(
                    row.itemId(),
                    row.merchantId(),
                    row.categoryId(),
                    row.title(),
                    row.description(),
                    row.brand(),
                    row.outerId(),
                    row.imageUrls(),
                    row.attributes(),
                    row.saleState(),
                    row.publishVersion(),
                    row.snapshotId(),
                    row.minPrice(),
                    row.at(),
                    row.at()));

    private static final String FIRST_VALUES = "SELECT ? AS item_id, ? AS category_id, ? AS title, ? AS description,"
            + " ? AS brand, ? AS outer_id, ? AS image_urls, ? AS attributes, ? AS sale_state, ? AS publish_version,"
            + " ? AS snapshot_id, ? AS min_price, ? AS updated_at";
    private static final String MORE_VALUES = " UNION ALL SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?";

    private final JdbcTemplate jdbc;

    ItemRows(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    /**
     * Different items, by growing id.
     *
     * @throws IllegalStateException if one of them is not at the version before
     */
    void save(List<ItemRow> rows) {
        INSERT.insert(
                jdbc, rows.stream().filter(row -> row.publishVersion() == 1).toList());
        List<ItemRow> later =
                rows.stream().filter(row -> row.publishVersion() > 1).toList();
        if (!later.isEmpty() && update(later) != later.size()) {
            throw new IllegalStateException("an item is no longer at the version before");
        }
    }

    private int update(List<ItemRow> rows) {
        List<@Nullable Object> values = new ArrayList<>();
        for (ItemRow row : rows) {
            values.addAll(Arrays.asList(
                    row.itemId(),
                    row.categoryId(),
                    row.title(),
                    row.description(),
                    row.brand(),
                    row.outerId(),
                    row.imageUrls(),
                    row.attributes(),
                    row.saleState(),
                    row.publishVersion(),
                    row.snapshotId(),
                    row.minPrice(),
                    row.at()));
        }
        // from the values to the items by their key: a scan of the items would wait for rows that are not asked for
        return jdbc.update(
                "UPDATE (" + FIRST_VALUES
                        + String.join("", Collections.nCopies(rows.size() - 1, MORE_VALUES)) + ") v"
                        + " STRAIGHT_JOIN product_item_tab i FORCE INDEX (PRIMARY)"
                        + " ON i.item_id = v.item_id AND i.publish_version = v.publish_version - 1"
                        + " SET i.category_id = v.category_id, i.title = v.title, i.description = v.description,"
                        + " i.brand = v.brand, i.outer_id = v.outer_id, i.image_urls = v.image_urls,"
                        + " i.attributes = v.attributes, i.sale_state = v.sale_state,"
                        + " i.publish_version = v.publish_version, i.snapshot_id = v.snapshot_id,"
                        + " i.min_price = v.min_price, i.updated_at = v.updated_at",
                values.toArray());
    }
}
