package io.goodsflow.inventory.reservation.adapter.persistence;

import io.goodsflow.inventory.reservation.domain.OrderLine;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface RestoreMapper {

    @Insert("""
            INSERT INTO inventory_restore (order_id, request_no, whole_order, operator, created_at)
            VALUES (#{orderId}, #{requestNo}, #{wholeOrder}, #{operator}, #{createdAt})
            """)
    int insert(RestoreRow row);

    @Insert("""
            <script>
            INSERT INTO inventory_restore_line (order_id, request_no, inventory_key, sku_id, qty) VALUES
            <foreach collection="lines" item="line" separator=",">
                (#{orderId}, #{requestNo}, #{line.inventoryKey}, #{line.skuId}, #{line.qty})
            </foreach>
            </script>
            """)
    int insertLines(
            @Param("orderId") String orderId,
            @Param("requestNo") String requestNo,
            @Param("lines") List<OrderLine> lines);

    @Select("""
            SELECT order_id, request_no, whole_order, operator, created_at
              FROM inventory_restore WHERE order_id = #{orderId} AND request_no = #{requestNo}
            """)
    @Nullable
    RestoreRow find(@Param("orderId") String orderId, @Param("requestNo") String requestNo);

    @Select("""
            SELECT inventory_key, sku_id, qty, NULL AS publish_version
              FROM inventory_restore_line WHERE order_id = #{orderId} AND request_no = #{requestNo}
             ORDER BY inventory_key
            """)
    List<ReservationLineRow> lines(@Param("orderId") String orderId, @Param("requestNo") String requestNo);
}
