package io.goodsflow.chaos;

/** Counts of one run that the next run of the same seed must come to as well. */
final class FigureSql {

    static final String ROWS =
            "SELECT CONCAT(status, ' rows'), COUNT(*) FROM product_supply_task_item WHERE task_id = ? GROUP BY 1";

    private static final String ITEMS_OF = " product_item_tab i WHERE i.title LIKE ?";
    static final String ITEMS = "SELECT CONCAT(i.sale_state, ' items in version ', i.publish_version), COUNT(*) FROM"
            + ITEMS_OF + " GROUP BY 1";
    static final String SKUS =
            "SELECT 'SKUs', COUNT(*) FROM product_sku_tab k WHERE k.item_id IN (SELECT i.item_id FROM" + ITEMS_OF + ")";
    static final String SNAPSHOTS =
            "SELECT 'item snapshots', COUNT(*) FROM item_snapshot s WHERE s.item_id IN (SELECT i.item_id FROM"
                    + ITEMS_OF + ")";
    static final String DRAFTS = "SELECT CONCAT(d.status, ' drafts'), COUNT(*) FROM product_draft_tab d"
            + " WHERE d.item_id IN (SELECT i.item_id FROM" + ITEMS_OF + ") GROUP BY 1";
    static final String EVENTS = "SELECT CONCAT(e.event_type, ' events in version ', e.sequence), COUNT(*)"
            + " FROM outbox_event e WHERE e.event_type = 'product.item-changed' AND e.event_key IN"
            + " (SELECT CAST(i.item_id AS CHAR) FROM" + ITEMS_OF + ") GROUP BY 1";

    static final String STOCK_ENTRIES = "SELECT CONCAT(ledger_type, ' entries of the import'),"
            + " CONCAT(COUNT(*), ' for ', SUM(total_delta)) FROM inventory_ledger WHERE request_no LIKE 'supply:%' AND"
            + " CAST(SUBSTRING_INDEX(SUBSTRING_INDEX(request_no, ':', 2), ':', -1) AS UNSIGNED) BETWEEN ? AND ?"
            + " GROUP BY 1";

    static final String BALANCE = "SELECT 'balance', CONCAT('total ', total_qty, ', available ', available_qty,"
            + " ', reserved ', reserved_qty, ', confirmed ', confirmed_qty, ', consumed ', consumed_qty, ', locked ',"
            + " locked_qty) FROM inventory_balance WHERE inventory_key = ?";
    static final String LEDGER = "SELECT CONCAT(ledger_type, ' entries'), COUNT(*) FROM inventory_ledger"
            + " WHERE inventory_key = ? GROUP BY 1";

    private FigureSql() {}
}
