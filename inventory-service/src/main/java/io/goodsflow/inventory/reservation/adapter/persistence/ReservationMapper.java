package io.goodsflow.inventory.reservation.adapter.persistence;

import io.goodsflow.inventory.reservation.domain.OrderLine;
import java.time.LocalDateTime;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface ReservationMapper {

    @Insert("""
            INSERT INTO inventory_reservation (order_id, status, operator, expires_at, created_at, updated_at)
            VALUES (#{orderId}, #{status}, #{operator}, #{expiresAt}, #{createdAt}, #{updatedAt})
            """)
    int insert(ReservationRow row);

    @Insert("""
            <script>
            INSERT INTO inventory_reservation_line (order_id, inventory_key, sku_id, qty, publish_version) VALUES
            <foreach collection="lines" item="line" separator=",">
                (#{orderId}, #{line.inventoryKey}, #{line.skuId}, #{line.qty}, #{line.publishVersion})
            </foreach>
            </script>
            """)
    int insertLines(@Param("orderId") String orderId, @Param("lines") List<ReservationLineRow> lines);

    @Select("""
            SELECT order_id, status, operator, expires_at, created_at, updated_at
              FROM inventory_reservation WHERE order_id = #{orderId}
            """)
    @Nullable
    ReservationRow find(@Param("orderId") String orderId);

    @Select("""
            SELECT inventory_key, sku_id, qty, publish_version
              FROM inventory_reservation_line WHERE order_id = #{orderId} ORDER BY inventory_key
            """)
    List<ReservationLineRow> lines(@Param("orderId") String orderId);

    @Update("""
            UPDATE inventory_reservation SET status = 'CONFIRMED', updated_at = #{now}
             WHERE order_id = #{orderId} AND status = 'RESERVED' AND expires_at > #{now}
            """)
    int confirm(@Param("orderId") String orderId, @Param("now") LocalDateTime now);

    @Update("""
            UPDATE inventory_reservation SET status = 'RELEASED', updated_at = #{now}
             WHERE order_id = #{orderId} AND status = 'RESERVED'
            """)
    int release(@Param("orderId") String orderId, @Param("now") LocalDateTime now);

    @Update("""
            UPDATE inventory_reservation SET status = 'EXPIRED', updated_at = #{now}
             WHERE order_id = #{orderId} AND status = 'RESERVED' AND expires_at <= #{now}
            """)
    int expire(@Param("orderId") String orderId, @Param("now") LocalDateTime now);

    @Select("""
            SELECT order_id, status, operator, expires_at, created_at, updated_at
              FROM inventory_reservation WHERE order_id = #{orderId} FOR UPDATE
            """)
    @Nullable
    ReservationRow lock(@Param("orderId") String orderId);

    @Select("""
            SELECT inventory_key, sku_id, qty - restored_qty AS qty, NULL AS publish_version
              FROM inventory_reservation_line
             WHERE order_id = #{orderId} AND restored_qty < qty ORDER BY inventory_key
            """)
    List<ReservationLineRow> left(@Param("orderId") String orderId);

    @Update("""
            <script>
            UPDATE inventory_reservation_line l JOIN
            (<foreach collection="lines" item="line" separator=" UNION ALL ">
            SELECT #{line.inventoryKey} AS inventory_key, #{line.qty} AS qty
            </foreach>) m ON m.inventory_key = l.inventory_key
               SET l.restored_qty = l.restored_qty + m.qty
             WHERE l.order_id = #{orderId} AND l.restored_qty + m.qty &lt;= l.qty
            </script>
            """)
    int giveBack(@Param("orderId") String orderId, @Param("lines") List<OrderLine> lines);

    @Update("""
            UPDATE inventory_reservation SET status = 'RELEASED', updated_at = #{now}
             WHERE order_id = #{orderId} AND status = 'CONFIRMED'
               AND NOT EXISTS (SELECT 1 FROM inventory_reservation_line l
                                WHERE l.order_id = #{orderId} AND l.restored_qty < l.qty)
            """)
    int releaseEmptied(@Param("orderId") String orderId, @Param("now") LocalDateTime now);

    @Select("""
            SELECT id, order_id, expires_at FROM inventory_reservation
             WHERE status = 'RESERVED' AND expires_at <= #{now}
               AND (expires_at > #{after} OR (expires_at = #{after} AND id > #{afterId}))
             ORDER BY expires_at, id LIMIT #{limit}
            """)
    List<DueRow> due(
            @Param("now") LocalDateTime now,
            @Param("after") LocalDateTime after,
            @Param("afterId") long afterId,
            @Param("limit") int limit);
}
