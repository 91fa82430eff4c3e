package io.goodsflow.product.update.adapter.persistence;

import java.time.LocalDateTime;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface UpdateMapper {

    String COLUMNS = "request_id, item_id, merchant_id, source, operator, operation_id, base_publish_version, patch,"
            + " outcome, draft_id, publish_version, fields, reasons, next_attempt_at, created_at, updated_at";

    @Insert("INSERT INTO product_draft_update (" + COLUMNS + ") VALUES (#{requestId}, #{itemId}, #{merchantId},"
            + " #{source}, #{operator}, #{operationId}, #{basePublishVersion}, #{patch}, #{outcome}, #{draftId},"
            + " #{publishVersion}, #{fields}, #{reasons}, #{nextAttemptAt}, #{createdAt}, #{updatedAt})")
    int insert(UpdateRow row);

    @Select("SELECT " + COLUMNS + " FROM product_draft_update WHERE request_id = #{requestId}")
    @Nullable
    UpdateRow find(@Param("requestId") String requestId);

    @Select("SELECT " + COLUMNS + " FROM product_draft_update WHERE operation_id = #{operationId}"
            + " ORDER BY created_at DESC, request_id DESC LIMIT 1")
    @Nullable
    UpdateRow findByOperation(@Param("operationId") String operationId);

    @Update("""
            UPDATE product_draft_update
            SET outcome = 'SUPERSEDED', patch = NULL, reasons = #{reasons}, updated_at = #{at}
            WHERE queued_item_id = #{itemId} AND source = #{source}
            """)
    int supersede(
            @Param("itemId") long itemId,
            @Param("source") String source,
            @Param("reasons") String reasons,
            @Param("at") LocalDateTime at);

    @Update("""
            UPDATE product_draft_update
            SET outcome = #{outcome}, patch = NULL, draft_id = #{draftId}, publish_version = #{publishVersion},
                fields = #{fields}, reasons = #{reasons}, updated_at = #{updatedAt}
            WHERE request_id = #{requestId} AND outcome = 'QUEUED'
            """)
    int settle(UpdateRow row);

    @Select("""
            SELECT u.request_id FROM product_draft_update u
            WHERE u.outcome = 'QUEUED' AND u.next_attempt_at <= #{at}
              AND NOT EXISTS (SELECT 1 FROM product_draft_tab d WHERE d.active_item_id = u.item_id)
            ORDER BY u.next_attempt_at LIMIT #{limit}
            """)
    List<String> due(@Param("at") LocalDateTime at, @Param("limit") int limit);

    /** The generated column is the queue of one item. */
    @Select("""
            SELECT u.request_id FROM product_draft_update u
            WHERE u.queued_item_id = #{itemId} AND u.next_attempt_at <= #{at}
              AND NOT EXISTS (SELECT 1 FROM product_draft_tab d WHERE d.active_item_id = u.queued_item_id)
            ORDER BY u.next_attempt_at
            """)
    List<String> dueOf(@Param("itemId") long itemId, @Param("at") LocalDateTime at);

    @Update("UPDATE product_draft_update SET next_attempt_at = #{until}"
            + " WHERE request_id = #{requestId} AND outcome = 'QUEUED'")
    int postpone(@Param("requestId") String requestId, @Param("until") LocalDateTime until);
}
