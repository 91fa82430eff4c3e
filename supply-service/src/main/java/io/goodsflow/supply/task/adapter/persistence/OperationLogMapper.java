package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.supply.task.application.OperationLog;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.jspecify.annotations.Nullable;

@Mapper
interface OperationLogMapper {
    @Insert("""
            INSERT INTO product_supply_operation_log (operation_id, task_id, task_item_id, event_type, event_stage,
                   operator_type, operator_id, result_status, result_code, message, trace_id, created_at)
            VALUES (#{entry.operationId}, #{entry.taskId}, #{entry.rowId}, #{entry.type}, #{entry.stage},
                   #{entry.operatorType}, #{entry.operatorId}, #{result}, #{entry.code}, #{message}, #{traceId},
                   UTC_TIMESTAMP(3))
            """)
    int insert(
            @Param("entry") OperationLog.Entry entry,
            @Param("result") String result,
            @Param("message") String message,
            @Param("traceId") @Nullable String traceId);
}
