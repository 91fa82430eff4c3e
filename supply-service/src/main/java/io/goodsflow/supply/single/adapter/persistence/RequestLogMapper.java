package io.goodsflow.supply.single.adapter.persistence;

import io.goodsflow.supply.single.application.RequestLog;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;

@Mapper
interface RequestLogMapper {
    /** The write is the claim: it locks the key's row, be it new or there. */
    @Insert("""
            INSERT INTO product_supply_request_log (key_hash, request_type, request_id, operator_id, merchant_id,
                   payload_hash, created_at, updated_at)
            VALUES (#{keyHash}, #{type}, #{key}, #{operatorId}, #{merchantId}, #{payloadHash}, UTC_TIMESTAMP(3),
                   UTC_TIMESTAMP(3))
                ON DUPLICATE KEY UPDATE updated_at = UTC_TIMESTAMP(3)
            """)
    int claim(RequestLog.Request request);

    @Select("SELECT task_id, task_item_id, payload_hash FROM product_supply_request_log WHERE key_hash = #{keyHash}")
    EarlierRow find(@Param("keyHash") String keyHash);

    @Update("""
            UPDATE product_supply_request_log
               SET payload_hash = #{payloadHash}, task_id = #{taskId}, task_item_id = #{rowId}, response_code = NULL,
                   updated_at = UTC_TIMESTAMP(3)
             WHERE key_hash = #{keyHash}
            """)
    int became(
            @Param("keyHash") String keyHash,
            @Param("payloadHash") String payloadHash,
            @Param("taskId") long taskId,
            @Param("rowId") long rowId);

    @Insert("""
            INSERT INTO product_supply_request_log (request_type, operator_id, merchant_id, payload_hash, task_id,
                   task_item_id, created_at, updated_at)
            VALUES (#{request.type}, #{request.operatorId}, #{request.merchantId}, #{request.payloadHash}, #{taskId},
                   #{rowId}, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))
            """)
    int addWithoutKey(
            @Param("request") RequestLog.Request request, @Param("taskId") long taskId, @Param("rowId") long rowId);

    @Update("""
            UPDATE product_supply_request_log SET response_code = #{code}, updated_at = UTC_TIMESTAMP(3)
             WHERE task_item_id = #{rowId}
            """)
    int answered(@Param("rowId") long rowId, @Param("code") String code);
}
