package io.goodsflow.chaos;

/** The questions of the end state. */
final class Sql {

    static final String ROWS = "SELECT COUNT(*) FROM product_supply_task_item WHERE task_id = ?";
    static final String PUBLISHED_ROWS = ROWS + " AND status = 'PUBLISHED'";
    static final String ROWS_ON_THEIR_WAY = ROWS + " AND status IN ('SUBMITTED', 'PUBLISHED')";
    static final String FIRST_ROW = "SELECT MIN(id) FROM product_supply_task_item WHERE task_id = ?";
    static final String LAST_ROW = "SELECT MAX(id) FROM product_supply_task_item WHERE task_id = ?";

    static final String ITEMS = "SELECT COUNT(*) FROM product_item_tab WHERE title LIKE ?";
    static final String FIRST_VERSIONS = ITEMS + " AND publish_version = 1 AND sale_state = 'ONLINE'";

    static final String STOCK_ENTRIES = "SELECT COUNT(*) FROM inventory_ledger WHERE request_no LIKE 'supply:%' AND"
            + " CAST(SUBSTRING_INDEX(SUBSTRING_INDEX(request_no, ':', 2), ':', -1) AS UNSIGNED) BETWEEN ? AND ?";

    static final String OPEN_OUTBOX = "SELECT COUNT(*) FROM outbox_event WHERE status = 'OPEN'";

    private static final String EVENT_OF_VERSION = " FROM outbox_event e WHERE e.event_type = 'product.item-changed'"
            + " AND e.event_key = CAST(s.item_id AS CHAR) AND e.sequence = s.publish_version";
    /** As deploy/invariants.sql: the events of older versions may be purged from the outbox. */
    static final String VERSIONS_WITHOUT_EVENT =
            "SELECT COUNT(*) FROM item_snapshot s WHERE s.created_at > UTC_TIMESTAMP(3) - INTERVAL 1 DAY"
                    + " AND (SELECT COUNT(*)" + EVENT_OF_VERSION + ") <> 1";

    static final String EVENTS_WITHOUT_VERSION = "SELECT COUNT(*) FROM outbox_event e LEFT JOIN item_snapshot s"
            + " ON e.event_key = CAST(s.item_id AS CHAR) AND e.sequence = s.publish_version"
            + " WHERE e.event_type = 'product.item-changed' AND s.item_id IS NULL";

    static final String LEDGER_AGAINST_BALANCE = "SELECT COUNT(*) FROM inventory_balance b LEFT JOIN"
            + " (SELECT inventory_key, SUM(total_delta) t, SUM(available_delta) a, SUM(reserved_delta) r,"
            + " SUM(confirmed_delta) c, SUM(consumed_delta) u, SUM(locked_delta) l FROM inventory_ledger"
            + " GROUP BY inventory_key) s ON s.inventory_key = b.inventory_key WHERE b.total_qty <> COALESCE(s.t, 0)"
            + " OR b.available_qty <> COALESCE(s.a, 0) OR b.reserved_qty <> COALESCE(s.r, 0)"
            + " OR b.confirmed_qty <> COALESCE(s.c, 0) OR b.consumed_qty <> COALESCE(s.u, 0)"
            + " OR b.locked_qty <> COALESCE(s.l, 0)";
    static final String BUCKETS_AGAINST_TOTAL = "SELECT COUNT(*) FROM inventory_balance WHERE total_qty <>"
            + " available_qty + reserved_qty + confirmed_qty + consumed_qty + locked_qty";
    static final String LEDGER_GAPS = "SELECT COUNT(*) FROM (SELECT inventory_key FROM inventory_ledger"
            + " GROUP BY inventory_key HAVING COUNT(*) <> MAX(seq)) g";
    static final String RESERVED_AGAINST_ORDERS = "SELECT COUNT(*) FROM inventory_balance b LEFT JOIN"
            + " (SELECT l.inventory_key, SUM(l.qty) q FROM inventory_reservation_line l JOIN inventory_reservation r"
            + " ON r.order_id = l.order_id WHERE r.status = 'RESERVED' GROUP BY l.inventory_key) o"
            + " ON o.inventory_key = b.inventory_key WHERE b.reserved_qty <> COALESCE(o.q, 0)";
    static final String ORDERS = "SELECT order_id, status FROM inventory_reservation WHERE order_id LIKE ?";

    static final String NOW_MILLIS = "SELECT CAST(UNIX_TIMESTAMP(UTC_TIMESTAMP(3)) * 1000 AS SIGNED)";
    private static final String HELD = " WHERE UNIX_TIMESTAMP(lease_until) * 1000 > ?";
    static final String HELD_LEASES = "SELECT COUNT(*) FROM lease" + HELD;
    static final String HELD_TASKS = "SELECT COUNT(*) FROM product_supply_task" + HELD;
    static final String HELD_ROWS = "SELECT COUNT(*) FROM product_supply_task_item" + HELD;

    private Sql() {}
}
