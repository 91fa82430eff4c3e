package io.goodsflow.product.sku.adapter.persistence;

import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface IntentMapper {

    String SELECT = "SELECT intent_id, sku_id, item_id, kind, state, specs, specs_key, price, stock, expected_stock,"
            + " operator, command_key, attempts, created_at FROM product_sku_intent ";

    @Select(SELECT + "WHERE intent_id = #{intentId}")
    @Nullable
    IntentRow find(@Param("intentId") long intentId);

    @Select(SELECT + "WHERE open_sku_id = #{skuId}")
    @Nullable
    IntentRow openOf(@Param("skuId") long skuId);

    @Select(SELECT + "WHERE open_item_id = #{itemId} ORDER BY intent_id")
    List<IntentRow> openOfItem(@Param("itemId") long itemId);

    @Select(SELECT + "WHERE sku_id = #{skuId} ORDER BY intent_id DESC LIMIT 1")
    @Nullable
    IntentRow lastOf(@Param("skuId") long skuId);

    @Select("""
            <script>
            SELECT DISTINCT open_item_id FROM product_sku_intent WHERE open_item_id IN
            <foreach collection="itemIds" item="itemId" open="(" separator="," close=")">#{itemId}</foreach>
            </script>
            """)
    List<Long> itemsOfOpen(@Param("itemIds") Collection<Long> itemIds);

    @Select("""
            <script>
            SELECT DISTINCT sku_id FROM product_sku_intent WHERE kind = 'DELETE' AND state = 'DONE' AND sku_id IN
            <foreach collection="skuIds" item="skuId" open="(" separator="," close=")">#{skuId}</foreach>
            </script>
            """)
    List<Long> removed(@Param("skuIds") Collection<Long> skuIds);

    @Insert("""
            INSERT INTO product_sku_intent
                (intent_id, sku_id, item_id, kind, state, specs, specs_key, price, stock, expected_stock, operator,
                 command_key, attempts, next_attempt_at, created_at, updated_at)
            VALUES
                (#{row.intentId}, #{row.skuId}, #{row.itemId}, #{row.kind}, #{row.state}, #{row.specs},
                 #{row.specsKey}, #{row.price}, #{row.stock}, #{row.expectedStock}, #{row.operator}, #{row.commandKey},
                 #{row.attempts}, #{retryAt}, #{row.createdAt}, #{row.createdAt})
            """)
    int insert(@Param("row") IntentRow row, @Param("retryAt") LocalDateTime retryAt);

    @Update("UPDATE product_sku_intent SET attempts = attempts + 1, next_attempt_at = #{retryAt}"
            + " WHERE intent_id = #{intentId} AND state IN ('OPEN', 'UNDOING')")
    int attempt(@Param("intentId") long intentId, @Param("retryAt") LocalDateTime retryAt);

    @Update("UPDATE product_sku_intent SET state = 'CANCELED', refusal = #{why}, updated_at = #{at}"
            + " WHERE intent_id = #{intentId} AND state = 'OPEN' AND attempts = 1")
    int cancelOnly(@Param("intentId") long intentId, @Param("why") String why, @Param("at") LocalDateTime at);

    @Update("UPDATE product_sku_intent SET state = #{to}, refusal = COALESCE(#{why}, refusal), updated_at = #{at}"
            + " WHERE intent_id = #{intentId} AND state = #{from}")
    int move(
            @Param("intentId") long intentId,
            @Param("from") String from,
            @Param("to") String to,
            @Param("why") @Nullable String why,
            @Param("at") LocalDateTime at);

    @Update("""
            UPDATE product_sku_intent
               SET state = 'UNDONE', updated_at = #{at},
                   refusal = IF(#{sold} = 0, refusal, CONCAT_WS('; ', refusal, CONCAT(#{sold}, ' sold meanwhile')))
             WHERE intent_id = #{intentId} AND state = 'UNDOING'
            """)
    int undone(@Param("intentId") long intentId, @Param("sold") long sold, @Param("at") LocalDateTime at);

    @Select("SELECT intent_id FROM product_sku_intent WHERE state IN ('OPEN', 'UNDOING') AND next_attempt_at <= #{at}"
            + " ORDER BY next_attempt_at LIMIT #{limit}")
    List<Long> due(@Param("at") LocalDateTime at, @Param("limit") int limit);
}
