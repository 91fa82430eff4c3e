package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.supply.task.application.Tasks;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface TaskMapper {
    @Insert("""
            INSERT INTO product_supply_task (task_no, receipt_id, operation_id, task_type, source_type, biz_scope,
                   execution_mode, operator_type, operator_id, merchant_id, status, file_url, file_name,
                   traceparent, created_at, updated_at)
            VALUES (#{task.taskNo}, #{task.receiptId}, #{task.operationId}, 'IMPORT', 'EXCEL', 'PRODUCT',
                   'ASYNC', #{task.operatorType}, #{task.operatorId}, #{task.merchantId}, 'PENDING', #{task.fileKey},
                   #{task.fileName}, #{traceparent}, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))
            """)
    int insert(@Param("task") Tasks.NewTask task, @Param("traceparent") @Nullable String traceparent);

    @Insert("""
            INSERT INTO product_supply_task (task_no, receipt_id, operation_id, task_type, source_type, biz_scope,
                   execution_mode, operator_type, operator_id, merchant_id, status, total_count, parsed_count,
                   dispatched_at, last_heartbeat_stage, traceparent, created_at, updated_at)
            VALUES (#{task.taskNo}, #{task.receiptId}, #{task.operationId}, #{type}, 'LOCAL', 'PRODUCT',
                   'SYNC', #{task.operatorType}, #{task.operatorId}, #{task.merchantId}, 'PROCESSING', 1, 1,
                   UTC_TIMESTAMP(3), 'DISPATCHED', #{traceparent}, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))
            """)
    int insertSingle(
            @Param("task") Tasks.NewSingle task,
            @Param("type") String type,
            @Param("traceparent") @Nullable String traceparent);

    @Select("SELECT id FROM product_supply_task WHERE receipt_id = #{receiptId}")
    long idOf(@Param("receiptId") String receiptId);

    @Select("""
            SELECT id, operation_id, merchant_id, operator_type, operator_id, status, file_url, claim_count,
                   parse_checkpoint, sheet_header, traceparent
              FROM product_supply_task WHERE id = #{id}
            """)
    @Nullable
    TaskRow find(@Param("id") long id);

    @Update("""
            UPDATE product_supply_task SET sheet_header = #{header}, warnings = #{warnings},
                   last_heartbeat_stage = 'PARSING', updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status = 'PARSING'
            """)
    int keepHeader(@Param("id") long id, @Param("header") String header, @Param("warnings") String warnings);

    @Update("""
            UPDATE product_supply_task SET parse_checkpoint = #{checkpoint},
                   parsed_count = parsed_count + #{parsed}, failed_count = failed_count + #{failed},
                   total_count = total_count + #{parsed}, claim_count = 1,
                   last_heartbeat_stage = IF(status = 'PARSING', 'PARSING', 'DISPATCHING'),
                   updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status IN ('PARSING', 'PROCESSING')
            """)
    int advance(
            @Param("id") long id,
            @Param("checkpoint") String checkpoint,
            @Param("parsed") int parsed,
            @Param("failed") int failed);

    @Update("""
            UPDATE product_supply_task SET status = 'PROCESSING', total_count = parsed_count,
                   last_heartbeat_stage = 'DISPATCHING', claim_count = 1, updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status = 'PARSING'
            """)
    int parsed(@Param("id") long id);

    @Update("""
            UPDATE product_supply_task SET status = 'FAILED', error_code = #{code}, error_message = #{message},
                   failed_count = parsed_count, updated_at = UTC_TIMESTAMP(3), finished_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status IN ('PENDING', 'PARSING')
            """)
    int refuse(@Param("id") long id, @Param("code") String code, @Param("message") String message);

    @Update("""
            UPDATE product_supply_task SET dispatched_at = UTC_TIMESTAMP(3), last_heartbeat_stage = 'DISPATCHED',
                   updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status = 'PROCESSING' AND dispatched_at IS NULL
            """)
    int dispatched(@Param("id") long id);

    @Update("""
            UPDATE product_supply_task SET status = 'GENERATING_RESULT', updated_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status = 'PROCESSING' AND dispatched_at IS NOT NULL
               AND NOT EXISTS (SELECT 1 FROM product_supply_task_item i
                                WHERE i.task_id = #{id} AND i.status IN ('INIT', 'PROCESSING', 'SUBMITTED'))
            """)
    int beginResult(@Param("id") long id);

    @Select("""
            SELECT t.id FROM product_supply_task t
             WHERE t.status = 'PROCESSING' AND t.dispatched_at IS NOT NULL
               AND NOT EXISTS (SELECT 1 FROM product_supply_task_item i
                                WHERE i.task_id = t.id AND i.status IN ('INIT', 'PROCESSING', 'SUBMITTED'))
             ORDER BY t.id LIMIT #{limit}
            """)
    List<Long> settled(@Param("limit") int limit);

    @Select("""
            <script>
            SELECT task_id, status, COUNT(*) AS row_count, SUM(stock_ready) AS ready_count
              FROM product_supply_task_item
             WHERE task_id IN <foreach collection="ids" item="id" open="(" separator="," close=")">#{id}</foreach>
             GROUP BY task_id, status
            </script>
            """)
    List<StatusCountRow> countRows(@Param("ids") List<Long> ids);

    /** The index on the status leads to the few that are under way. */
    @Select("""
            <script>
            SELECT status, COUNT(*) AS tasks, TIMESTAMPDIFF(SECOND, MIN(updated_at), UTC_TIMESTAMP()) AS still_seconds
              FROM product_supply_task
             WHERE status IN
                   <foreach collection="statuses" item="status" open="(" separator="," close=")">#{status}</foreach>
             GROUP BY status
            </script>
            """)
    List<OpenTasksRow> openTasks(@Param("statuses") List<String> statuses);

    @Update("""
            UPDATE product_supply_task SET status = #{status}, success_count = #{counts.succeeded},
                   failed_count = #{counts.failed}, skipped_count = #{counts.skipped},
                   error_file_url = #{errorFile}, updated_at = UTC_TIMESTAMP(3), finished_at = UTC_TIMESTAMP(3)
             WHERE id = #{id} AND status = 'GENERATING_RESULT'
            """)
    int finish(
            @Param("id") long id,
            @Param("status") String status,
            @Param("counts") Tasks.Counts counts,
            @Param("errorFile") @Nullable String errorFile);

    @Select("""
            SELECT id, file_url AS file_key, error_file_url AS error_file_key FROM product_supply_task
             WHERE finished_at < UTC_TIMESTAMP(3) - INTERVAL #{seconds} SECOND ORDER BY finished_at LIMIT #{limit}
            """)
    List<Tasks.EndedTask> endedBefore(@Param("seconds") long seconds, @Param("limit") int limit);

    @Delete("DELETE FROM product_supply_task WHERE id = #{id} AND finished_at IS NOT NULL")
    int forget(@Param("id") long id);
}
