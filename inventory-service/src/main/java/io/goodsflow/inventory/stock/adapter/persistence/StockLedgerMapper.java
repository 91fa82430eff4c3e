package io.goodsflow.inventory.stock.adapter.persistence;

import io.goodsflow.inventory.stock.domain.Movement;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

/**
 * One statement moves the balances of all keys, one explains them. The moves travel as a derived table in key order,
 * which is the order the rows are locked in.
 */
@Mapper
interface StockLedgerMapper {

    String MOVES = """
            (<foreach collection="moves" item="m" separator=" UNION ALL ">
            SELECT #{m.inventoryKey} AS inventory_key, #{m.requestNo} AS request_no, #{m.type} AS ledger_type,
                   #{m.operator} AS operator, #{m.asked} AS asked, #{m.versionStep} AS version_step, #{m.takesUnits} AS takes_units,
                   #{m.change.total} AS total, #{m.change.available} AS available, #{m.change.reserved} AS reserved,
                   #{m.change.confirmed} AS confirmed, #{m.change.consumed} AS consumed, #{m.change.locked} AS locked
            </foreach>)
            """;

    String BALANCE = """
            inventory_key, total_qty, available_qty, reserved_qty, confirmed_qty, consumed_qty, locked_qty,
            inventory_version, last_processed_seq, retired, edition
            """;

    String LEDGER = """
            inventory_key, seq, request_no, ledger_type,
            total_delta, available_delta, reserved_delta, confirmed_delta, consumed_delta, locked_delta,
            total_after, available_after, reserved_after, confirmed_after, consumed_after, locked_after,
            operator, created_at, asked, version_after
            """;

    String KEYS = "<foreach collection=\"keys\" item=\"key\" open=\"(\" separator=\",\" close=\")\">#{key}</foreach>";

    @Update("<script>UPDATE " + MOVES + """
             m STRAIGHT_JOIN inventory_balance b ON b.inventory_key = m.inventory_key
               SET b.total_qty = b.total_qty + m.total,
                   b.available_qty = b.available_qty + m.available,
                   b.reserved_qty = b.reserved_qty + m.reserved,
                   b.confirmed_qty = b.confirmed_qty + m.confirmed,
                   b.consumed_qty = b.consumed_qty + m.consumed,
                   b.locked_qty = b.locked_qty + m.locked,
                   b.inventory_version = b.inventory_version + m.version_step,
                   b.last_processed_seq = b.last_processed_seq + 1,
                   b.updated_at = #{at}
             WHERE b.available_qty + m.available &gt;= 0
               AND b.reserved_qty + m.reserved &gt;= 0
               AND b.confirmed_qty + m.confirmed &gt;= 0
               AND b.consumed_qty + m.consumed &gt;= 0
               AND b.locked_qty + m.locked &gt;= 0
               AND NOT (m.takes_units AND b.retired)
            </script>""")
    int moveBalances(@Param("moves") List<Movement> moves, @Param("at") LocalDateTime at);

    @Insert("<script>INSERT INTO inventory_ledger (" + LEDGER + """
            )
            SELECT b.inventory_key, b.last_processed_seq, m.request_no, m.ledger_type,
                   m.total, m.available, m.reserved, m.confirmed, m.consumed, m.locked,
                   b.total_qty, b.available_qty, b.reserved_qty, b.confirmed_qty, b.consumed_qty, b.locked_qty,
                   m.operator, #{at}, m.asked, CASE WHEN m.version_step = 0 THEN NULL ELSE b.inventory_version END
              FROM """ + MOVES + """
             m STRAIGHT_JOIN inventory_balance b ON b.inventory_key = m.inventory_key
            </script>""")
    int explain(@Param("moves") List<Movement> moves, @Param("at") LocalDateTime at);

    @Select("<script>SELECT " + BALANCE + " FROM inventory_balance WHERE inventory_key IN " + KEYS
            + " ORDER BY inventory_key FOR UPDATE</script>")
    List<BalanceRow> lock(@Param("keys") Collection<String> keys);

    @Update("UPDATE inventory_balance SET retired = #{retired} WHERE inventory_key = #{key}")
    int setRetired(@Param("key") String key, @Param("retired") boolean retired);

    @Update("<script>UPDATE inventory_balance SET edition = #{edition} WHERE inventory_key IN " + KEYS
            + " AND edition &lt; #{edition}</script>")
    int raiseEdition(@Param("keys") Collection<String> keys, @Param("edition") long edition);

    @Select("<script>SELECT " + BALANCE + " FROM inventory_balance WHERE inventory_key IN " + KEYS + "</script>")
    List<BalanceRow> read(@Param("keys") Collection<String> keys);

    @Select("<script>SELECT " + LEDGER + """
             FROM inventory_ledger WHERE (inventory_key, request_no) IN
            <foreach collection="requests" index="key" item="requestNo" open="(" separator="," close=")">(#{key}, #{requestNo})</foreach>
            </script>""")
    List<LedgerRow> recorded(@Param("requests") Map<String, String> requestNoByKey);

    @Select("<script>SELECT " + LEDGER + """
             FROM inventory_ledger WHERE inventory_key = #{key}
            <if test="before != null">AND seq &lt; #{before}</if>
             ORDER BY seq DESC LIMIT #{limit}
            </script>""")
    List<LedgerRow> history(
            @Param("key") String key, @Param("before") @Nullable Long before, @Param("limit") int limit);
}
