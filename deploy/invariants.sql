-- What must hold over the data of a fleet: each row says how many things break a rule, and which rule. All of it is one
-- moment, so a fleet at work may be asked as well.
START TRANSACTION WITH CONSISTENT SNAPSHOT;

SELECT COUNT(*), 'keys whose ledger does not sum up to the balance'
  FROM goodsflow_inventory.inventory_balance b
  LEFT JOIN (SELECT inventory_key, SUM(total_delta) t, SUM(available_delta) a, SUM(reserved_delta) r,
                    SUM(confirmed_delta) c, SUM(consumed_delta) u, SUM(locked_delta) l
               FROM goodsflow_inventory.inventory_ledger GROUP BY inventory_key) s
    ON s.inventory_key = b.inventory_key
 WHERE b.total_qty <> COALESCE(s.t, 0) OR b.available_qty <> COALESCE(s.a, 0) OR b.reserved_qty <> COALESCE(s.r, 0)
    OR b.confirmed_qty <> COALESCE(s.c, 0) OR b.consumed_qty <> COALESCE(s.u, 0) OR b.locked_qty <> COALESCE(s.l, 0);

SELECT COUNT(*), 'keys whose buckets do not sum up to the total'
  FROM goodsflow_inventory.inventory_balance
 WHERE total_qty <> available_qty + reserved_qty + confirmed_qty + consumed_qty + locked_qty;

SELECT COUNT(*), 'keys with gaps in the ledger'
  FROM (SELECT inventory_key FROM goodsflow_inventory.inventory_ledger
         GROUP BY inventory_key HAVING COUNT(*) <> MAX(seq) - MIN(seq) + 1) g;

SELECT COUNT(*), 'keys whose reserved units are not those of open orders'
  FROM goodsflow_inventory.inventory_balance b
  LEFT JOIN (SELECT l.inventory_key, SUM(l.qty) q
               FROM goodsflow_inventory.inventory_reservation_line l
               JOIN goodsflow_inventory.inventory_reservation r ON r.order_id = l.order_id
              WHERE r.status = 'RESERVED' GROUP BY l.inventory_key) o
    ON o.inventory_key = b.inventory_key
 WHERE b.reserved_qty <> COALESCE(o.q, 0);

SELECT COUNT(*), 'keys whose confirmed units are not those of confirmed orders'
  FROM goodsflow_inventory.inventory_balance b
  LEFT JOIN (SELECT l.inventory_key, SUM(l.qty - l.restored_qty) q
               FROM goodsflow_inventory.inventory_reservation_line l
               JOIN goodsflow_inventory.inventory_reservation r ON r.order_id = l.order_id
              WHERE r.status = 'CONFIRMED' GROUP BY l.inventory_key) o
    ON o.inventory_key = b.inventory_key
 WHERE b.confirmed_qty <> COALESCE(o.q, 0);

SELECT COUNT(*), 'keys whose restored units are not those of the ledger'
  FROM goodsflow_inventory.inventory_balance b
  LEFT JOIN (SELECT inventory_key, SUM(restored_qty) q
               FROM goodsflow_inventory.inventory_reservation_line GROUP BY inventory_key) o
    ON o.inventory_key = b.inventory_key
  LEFT JOIN (SELECT inventory_key, SUM(available_delta) q
               FROM goodsflow_inventory.inventory_ledger
              WHERE ledger_type = 'RESTORE' GROUP BY inventory_key) s
    ON s.inventory_key = b.inventory_key
 WHERE COALESCE(o.q, 0) <> COALESCE(s.q, 0);

SELECT COUNT(*), 'retired keys of which orders hold units'
  FROM goodsflow_inventory.inventory_balance
 WHERE retired AND reserved_qty + confirmed_qty + locked_qty > 0;

SELECT COUNT(*), 'items whose version is not that of their newest snapshot'
  FROM goodsflow_product.product_item_tab i
 WHERE i.publish_version <> (SELECT COALESCE(MAX(s.publish_version), 0)
                               FROM goodsflow_product.item_snapshot s WHERE s.item_id = i.item_id);

SELECT COUNT(*), 'items whose versions have gaps'
  FROM (SELECT item_id FROM goodsflow_product.item_snapshot
         GROUP BY item_id HAVING COUNT(*) <> MAX(publish_version) - MIN(publish_version) + 1) g;

-- older ones may be purged from the outbox
SELECT COUNT(*), 'versions of the last day without exactly one event'
  FROM goodsflow_product.item_snapshot s
 WHERE s.created_at > UTC_TIMESTAMP(3) - INTERVAL 1 DAY
   AND (SELECT COUNT(*) FROM goodsflow_product.outbox_event e
         WHERE e.event_type = 'product.item-changed' AND e.event_key = CAST(s.item_id AS CHAR)
           AND e.sequence = s.publish_version) <> 1;

SELECT COUNT(*), 'events of a version that is not there'
  FROM goodsflow_product.outbox_event e
  LEFT JOIN goodsflow_product.item_snapshot s
    ON s.item_id = CAST(e.event_key AS UNSIGNED) AND s.publish_version = e.sequence
 WHERE e.event_type = 'product.item-changed' AND s.item_id IS NULL;

COMMIT;
