package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.supply.task.application.Rows;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface ItemMapper {
    @Insert("""
            <script>
            INSERT INTO product_supply_task_item (task_id, item_no, object_type, object_key, item_action, operation_id,
                   raw_row_data, normalized_snapshot, status, next_step, error_code, error_message, created_at,
                   updated_at)
            VALUES <foreach collection="rows" item="row" separator=",">
                   (#{taskId}, #{row.itemNo}, 'PRODUCT', #{row.objectKey}, 'CREATE', #{row.operationId},
                   #{row.rawRowData}, #{row.normalizedSnapshot}, #{row.status}, 'CREATE_DRAFT', #{row.errorCode},
                   #{row.errorMessage}, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))
            </foreach>
            </script>
            """)
    int insertAll(@Param("taskId") long taskId, @Param("rows") List<NewItemRow> rows);

    @Insert("""
            INSERT INTO product_supply_task_item (task_id, item_no, object_type, object_key, item_action, operation_id,
                   normalized_snapshot, base_publish_version, goods_id, status, next_step, next_attempt_at, created_at,
                   updated_at)
            VALUES (#{row.taskId}, 1, 'PRODUCT', #{row.objectKey}, #{row.itemAction}, #{row.operationId},
                   #{row.normalizedSnapshot}, #{row.basePublishVersion}, #{row.goodsId}, 'INIT', #{row.nextStep},
                   UTC_TIMESTAMP(3) + INTERVAL #{micros} MICROSECOND, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))
            """)
    int insertSingle(@Param("row") SingleItemRow row, @Param("micros") long micros);

    @Select("""
            SELECT id FROM product_supply_task_item
             WHERE task_id = #{taskId} AND status = 'INIT' AND id > #{afterId} ORDER BY id LIMIT #{limit}
            """)
    List<Long> open(@Param("taskId") long taskId, @Param("afterId") long afterId, @Param("limit") int limit);

    @Update("""
            <script>
            UPDATE product_supply_task_item
               SET next_attempt_at = UTC_TIMESTAMP(3) + INTERVAL #{micros} MICROSECOND, updated_at = UTC_TIMESTAMP(3)
             WHERE status = 'INIT' AND next_attempt_at IS NULL
               AND id IN <foreach collection="ids" item="id" open="(" separator="," close=")">#{id}</foreach>
            </script>
            """)
    int handedOver(@Param("ids") List<Long> ids, @Param("micros") long micros);

    @Update("""
            UPDATE product_supply_task_item SET status = 'FAILED', error_code = #{code}, error_message = #{message},
                   updated_at = UTC_TIMESTAMP(3)
             WHERE task_id = #{taskId} AND status = 'INIT' LIMIT #{limit}
            """)
    int failOpen(
            @Param("taskId") long taskId,
            @Param("code") String code,
            @Param("message") String message,
            @Param("limit") int limit);

    @Select("""
            SELECT i.id, i.task_id, i.item_no, i.operation_id, i.item_action, i.next_step, i.retry_count, i.returned_count,
                   i.return_reason, IF(i.submission_no > i.last_submission_no, i.submission_no, 0) AS submission_no,
                   i.error_code, i.error_message, i.ext_json, i.draft_id, i.draft_edition,
                   i.goods_id, i.sku_ids, i.normalized_snapshot, t.merchant_id,
                   t.operator_type, t.operator_id
              FROM product_supply_task_item i JOIN product_supply_task t ON t.id = i.task_id
             WHERE i.id = #{id}
            """)
    @Nullable
    ItemRow find(@Param("id") long id);

    @Select("""
            SELECT id, task_id, item_action AS action, returned_count FROM product_supply_task_item
             WHERE operation_id = #{operationId}
            """)
    Rows.@Nullable RowRef byOperation(@Param("operationId") String operationId);

    @Update("""
            UPDATE product_supply_task_item SET draft_id = #{draftId}, draft_edition = #{edition},
                   goods_id = #{itemId}, sku_ids = #{skuIds}, next_step = 'DECLARE_STOCK', updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status = 'PROCESSING' AND next_step = 'CREATE_DRAFT'
            """)
    int drafted(
            @Param("id") long id,
            @Param("draftId") long draftId,
            @Param("edition") @Nullable Long edition,
            @Param("itemId") long itemId,
            @Param("skuIds") String skuIds);

    @Update("""
            UPDATE product_supply_task_item SET draft_id = #{draftId}, draft_edition = #{edition},
                   sku_ids = #{skuIds}, diff_summary = #{report},
                   stock_ready = #{stockReady}, next_step = IF(#{stockReady}, 'SUBMIT_DRAFT', 'DECLARE_STOCK'),
                   submission_no = IF(#{submitted}, last_submission_no + 1, submission_no), updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status = 'PROCESSING' AND next_step = 'UPDATE_DRAFT'
            """)
    int updated(
            @Param("id") long id,
            @Param("draftId") long draftId,
            @Param("edition") @Nullable Long edition,
            @Param("skuIds") String skuIds,
            @Param("report") String report,
            @Param("stockReady") boolean stockReady,
            @Param("submitted") boolean submitted);

    @Update("""
            UPDATE product_supply_task_item SET status = 'SKIPPED', diff_summary = #{report}, next_attempt_at = NULL,
                   updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status = 'PROCESSING' AND next_step = 'UPDATE_DRAFT'
            """)
    int skipped(@Param("id") long id, @Param("report") String report);

    @Select("""
            SELECT i.id, i.task_id, t.receipt_id, i.status, i.draft_id, i.goods_id, i.submission_no > 0 AS submitted,
                   i.error_code, i.error_message, i.ext_json, i.diff_summary
              FROM product_supply_task_item i JOIN product_supply_task t ON t.id = i.task_id
             WHERE i.id = #{id}
            """)
    @Nullable
    ItemResultRow result(@Param("id") long id);

    @Update("""
            UPDATE product_supply_task_item SET stock_ready = TRUE, next_step = 'SUBMIT_DRAFT',
                   updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status = 'PROCESSING' AND next_step = 'DECLARE_STOCK'
            """)
    int stockDeclared(@Param("id") long id);

    @Update("""
            UPDATE product_supply_task_item SET status = 'SUBMITTED', submission_no = #{submissionNo},
                   next_attempt_at = UTC_TIMESTAMP(3) + INTERVAL #{micros} MICROSECOND, updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status = 'PROCESSING' AND next_step = 'SUBMIT_DRAFT'
               AND returned_count = #{returnedCount}
            """)
    int submitted(
            @Param("id") long id,
            @Param("returnedCount") int returnedCount,
            @Param("submissionNo") int submissionNo,
            @Param("micros") long micros);

    @Update("""
            UPDATE product_supply_task_item SET next_step = 'ABANDON_DRAFT', error_code = #{code},
                   error_message = #{message}, ext_json = #{refusal}, updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status = 'PROCESSING' AND next_step <> 'ABANDON_DRAFT'
            """)
    int givingUp(
            @Param("id") long id,
            @Param("code") String code,
            @Param("message") String message,
            @Param("refusal") @Nullable String refusal);

    @Update("""
            UPDATE product_supply_task_item SET status = 'FAILED',
                   ext_json = IF(next_step = 'ABANDON_DRAFT' AND error_code IS NOT NULL, ext_json, #{refusal}),
                   error_message = IF(next_step = 'ABANDON_DRAFT' AND error_code IS NOT NULL, error_message, #{message}),
                   error_code = IF(next_step = 'ABANDON_DRAFT' AND error_code IS NOT NULL, error_code, #{code}),
                   next_attempt_at = NULL, updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status IN ('PROCESSING', 'SUBMITTED')
            """)
    int failed(
            @Param("id") long id,
            @Param("code") String code,
            @Param("message") String message,
            @Param("refusal") @Nullable String refusal);

    @Update("""
            UPDATE product_supply_task_item SET status = 'PUBLISHED', error_code = NULL, error_message = NULL,
                   ext_json = NULL, next_attempt_at = NULL, updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status IN ('PROCESSING', 'SUBMITTED')
            """)
    int published(@Param("id") long id);

    @Update("""
            UPDATE product_supply_task_item SET status = 'PROCESSING', next_step = #{next},
                   returned_count = returned_count + 1, last_submission_no = #{submissionNo},
                   submission_no = #{submissionNo}, return_reason = #{reason}, error_code = #{code},
                   error_message = #{message}, worker_id = NULL, lease_token = NULL, lease_until = NULL,
                   next_attempt_at = UTC_TIMESTAMP(3) + INTERVAL #{micros} MICROSECOND, updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status IN ('PROCESSING', 'SUBMITTED') AND last_submission_no < #{submissionNo}
               AND NOT (status = 'PROCESSING' AND next_step = 'ABANDON_DRAFT')
            """)
    int returned(
            @Param("id") long id,
            @Param("submissionNo") int submissionNo,
            @Param("next") String next,
            @Param("reason") String reason,
            @Param("code") @Nullable String code,
            @Param("message") @Nullable String message,
            @Param("micros") long micros);

    @Update("""
            UPDATE product_supply_task_item
               SET next_attempt_at = UTC_TIMESTAMP(3) + INTERVAL #{micros} MICROSECOND, updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status = 'PROCESSING'
            """)
    int postpone(@Param("id") long id, @Param("micros") long micros);

    @Select("""
            SELECT i.id, i.task_id, i.retry_count AS attempts,
                   (SELECT t.traceparent FROM product_supply_task t WHERE t.id = i.task_id) AS traceparent
              FROM product_supply_task_item i
             WHERE status IN ('INIT', 'PROCESSING') AND next_attempt_at < UTC_TIMESTAMP(3)
               AND (lease_until IS NULL OR lease_until < UTC_TIMESTAMP(3))
             ORDER BY next_attempt_at LIMIT #{limit}
            """)
    List<Rows.DueRow> due(@Param("limit") int limit);

    @Update("""
            UPDATE product_supply_task_item
               SET next_attempt_at = UTC_TIMESTAMP(3) + INTERVAL #{micros} MICROSECOND, updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status IN ('INIT', 'PROCESSING') AND next_attempt_at < UTC_TIMESTAMP(3)
               AND (lease_until IS NULL OR lease_until < UTC_TIMESTAMP(3))
            """)
    int drivenAgain(@Param("id") long id, @Param("micros") long micros);

    @Select("""
            SELECT i.id, i.operation_id, GREATEST(i.submission_no, i.last_submission_no + 1) AS submission_no,
                   (SELECT t.traceparent FROM product_supply_task t WHERE t.id = i.task_id) AS traceparent
              FROM product_supply_task_item i
             WHERE status = 'SUBMITTED' AND next_attempt_at < UTC_TIMESTAMP(3)
             ORDER BY next_attempt_at LIMIT #{limit}
            """)
    List<Rows.WaitingRow> waiting(@Param("limit") int limit);

    @Update("""
            UPDATE product_supply_task_item
               SET next_attempt_at = UTC_TIMESTAMP(3) + INTERVAL #{micros} MICROSECOND, updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status = 'SUBMITTED' AND next_attempt_at < UTC_TIMESTAMP(3)
            """)
    int followedUp(@Param("id") long id, @Param("micros") long micros);

    @Delete("DELETE FROM product_supply_task_item WHERE task_id = #{taskId} LIMIT #{limit}")
    int forget(@Param("taskId") long taskId, @Param("limit") int limit);

    @Select("""
            SELECT item_no, raw_row_data, error_code, error_message FROM product_supply_task_item
             WHERE task_id = #{taskId} AND status = 'FAILED' AND item_no > #{afterItemNo}
             ORDER BY item_no LIMIT #{limit}
            """)
    List<FailedItemRow> failedRows(
            @Param("taskId") long taskId, @Param("afterItemNo") int afterItemNo, @Param("limit") int limit);
}
