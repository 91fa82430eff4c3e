package io.goodsflow.product.sku.adapter.persistence;

import java.time.LocalDateTime;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface StockMapper {

    String SELECT = "SELECT sku_id, item_id, merchant_id, publish_version, quantity, operator, state, created_at"
            + " FROM product_sku_stock ";

    @Select(SELECT + "WHERE sku_id = #{skuId}")
    @Nullable
    StockRow find(@Param("skuId") long skuId);

    @Select(SELECT + "WHERE item_id = #{itemId} AND publish_version = #{publishVersion}")
    @Nullable
    StockRow findByVersion(@Param("itemId") long itemId, @Param("publishVersion") long publishVersion);

    @Select("SELECT refusal FROM product_sku_stock WHERE sku_id = #{skuId} AND state = 'REFUSED'")
    @Nullable
    String refusal(@Param("skuId") long skuId);

    @Insert("""
            INSERT INTO product_sku_stock
                (sku_id, item_id, merchant_id, publish_version, quantity, operator, state, next_attempt_at, created_at,
                 updated_at)
            VALUES
                (#{row.skuId}, #{row.itemId}, #{row.merchantId}, #{row.publishVersion}, #{row.quantity},
                 #{row.operator}, #{row.state}, #{retryAt}, #{row.createdAt}, #{row.createdAt})
            """)
    int insert(@Param("row") StockRow row, @Param("retryAt") LocalDateTime retryAt);

    @Update("UPDATE product_sku_stock SET next_attempt_at = #{retryAt} WHERE sku_id = #{skuId} AND state = 'PENDING'")
    int postpone(@Param("skuId") long skuId, @Param("retryAt") LocalDateTime retryAt);

    @Update("UPDATE product_sku_stock SET state = #{state}, refusal = #{why}, updated_at = #{at}"
            + " WHERE sku_id = #{skuId} AND state = 'PENDING'")
    int settle(
            @Param("skuId") long skuId,
            @Param("state") String state,
            @Param("why") @Nullable String why,
            @Param("at") LocalDateTime at);

    @Select("SELECT sku_id FROM product_sku_stock WHERE state = 'PENDING' AND next_attempt_at <= #{at}"
            + " ORDER BY next_attempt_at LIMIT #{limit}")
    List<Long> due(@Param("at") LocalDateTime at, @Param("limit") int limit);
}
