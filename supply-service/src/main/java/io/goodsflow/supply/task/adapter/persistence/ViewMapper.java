package io.goodsflow.supply.task.adapter.persistence;

import java.util.List;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface ViewMapper {
    String COLUMNS = """
            id, receipt_id, task_no, task_type, status, merchant_id, operator_id, file_name, total_count, parsed_count,
            success_count, failed_count, skipped_count, warnings, error_code, error_message, error_file_url, created_at,
            updated_at, finished_at
            """;

    String FILTER = """
            <where>
              <if test="merchantId != null">AND merchant_id = #{merchantId}</if>
              <if test="status != null">AND status = #{status}</if>
            </where>
            """;

    @Select("<script>SELECT " + COLUMNS + " FROM product_supply_task " + FILTER
            + " ORDER BY id DESC LIMIT #{size} OFFSET #{offset}</script>")
    List<TaskViewRow> page(
            @Param("merchantId") @Nullable Long merchantId,
            @Param("status") @Nullable String status,
            @Param("offset") long offset,
            @Param("size") int size);

    @Select("<script>SELECT COUNT(*) FROM product_supply_task " + FILTER + "</script>")
    long total(@Param("merchantId") @Nullable Long merchantId, @Param("status") @Nullable String status);

    @Select("<script>SELECT " + COLUMNS + " FROM product_supply_task WHERE id = #{id}"
            + " <if test=\"merchantId != null\">AND merchant_id = #{merchantId}</if></script>")
    @Nullable
    TaskViewRow find(@Param("merchantId") @Nullable Long merchantId, @Param("id") long id);

    @Select("""
            <script>
            SELECT id, item_no, IF(item_action = 'UPDATE', '', object_key) AS object_key, status, error_code, error_message, draft_id, goods_id, operation_id,
                   updated_at
              FROM product_supply_task_item
             WHERE task_id = #{taskId} AND item_no > #{afterItemNo}
             <if test="status != null">AND status = #{status}</if>
             ORDER BY item_no LIMIT #{size}
            </script>
            """)
    List<ItemViewRow> rows(
            @Param("taskId") long taskId,
            @Param("status") @Nullable String status,
            @Param("afterItemNo") long afterItemNo,
            @Param("size") int size);
}
