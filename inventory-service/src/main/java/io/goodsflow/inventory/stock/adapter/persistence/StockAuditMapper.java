package io.goodsflow.inventory.stock.adapter.persistence;

import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

/** One statement, so that balance, ledger and reservations are seen at the same moment. */
@Mapper
interface StockAuditMapper {

    @Select("""
            <script>
            SELECT b.inventory_key, b.total_qty, b.available_qty, b.reserved_qty, b.confirmed_qty, b.consumed_qty,
                   b.locked_qty, b.inventory_version, b.last_processed_seq, b.retired,
                   COALESCE(l.total, 0) AS ledger_total, COALESCE(l.available, 0) AS ledger_available,
                   COALESCE(l.reserved, 0) AS ledger_reserved, COALESCE(l.confirmed, 0) AS ledger_confirmed,
                   COALESCE(l.consumed, 0) AS ledger_consumed, COALESCE(l.locked, 0) AS ledger_locked,
                   COALESCE(l.entries, 0) AS ledger_rows, COALESCE(l.last_seq, 0) AS last_seq,
                   COALESCE(h.reserved, 0) AS held_reserved, COALESCE(h.confirmed, 0) AS held_confirmed
              FROM inventory_balance b
              LEFT JOIN (
                   SELECT inventory_key, SUM(total_delta) AS total, SUM(available_delta) AS available,
                          SUM(reserved_delta) AS reserved, SUM(confirmed_delta) AS confirmed,
                          SUM(consumed_delta) AS consumed, SUM(locked_delta) AS locked,
                          COUNT(*) AS entries, MAX(seq) AS last_seq
                     FROM inventory_ledger
                    WHERE inventory_key IN <foreach collection="keys" item="key" open="(" separator="," close=")">#{key}</foreach>
                    GROUP BY inventory_key) l ON l.inventory_key = b.inventory_key
              LEFT JOIN (
                   SELECT rl.inventory_key, SUM(CASE r.status WHEN 'RESERVED' THEN rl.qty ELSE 0 END) AS reserved,
                          SUM(CASE r.status WHEN 'CONFIRMED' THEN rl.qty - rl.restored_qty ELSE 0 END) AS confirmed
                     FROM inventory_reservation_line rl JOIN inventory_reservation r ON r.order_id = rl.order_id
                    WHERE rl.inventory_key IN <foreach collection="keys" item="key" open="(" separator="," close=")">#{key}</foreach>
                    GROUP BY rl.inventory_key) h ON h.inventory_key = b.inventory_key
             WHERE b.inventory_key IN <foreach collection="keys" item="key" open="(" separator="," close=")">#{key}</foreach>
            </script>
            """)
    List<FiguresRow> figures(@Param("keys") Collection<String> keys);
}
