package io.goodsflow.product.history.adapter.persistence;

import java.time.LocalDateTime;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface PastEventMapper {

    @Select("""
            <script>
            SELECT history_id, draft_id, action, operator, operation_id, publish_version, snapshot_id, change_payload,
                   reason, occurred_at
            FROM product_edit_history_log
            WHERE item_id = #{itemId}
            <if test='before != 0'>AND history_id &lt; #{before}</if>
            <if test='stage != null'>AND stage = #{stage}</if>
            <if test='action != null'>AND action = #{action}</if>
            <if test='operator != null'>AND operator = #{operator}</if>
            <if test='publishVersion != null'>AND publish_version = #{publishVersion}</if>
            <if test='from != null'>AND occurred_at &gt;= #{from}</if>
            <if test='to != null'>AND occurred_at &lt; #{to}</if>
            ORDER BY history_id DESC
            LIMIT #{limit}
            </script>
            """)
    List<PastEventRow> find(
            @Param("itemId") long itemId,
            @Param("before") long before,
            @Param("stage") @Nullable String stage,
            @Param("action") @Nullable String action,
            @Param("operator") @Nullable String operator,
            @Param("publishVersion") @Nullable Long publishVersion,
            @Param("from") @Nullable LocalDateTime from,
            @Param("to") @Nullable LocalDateTime to,
            @Param("limit") int limit);

    /** By its drafts; when the last of them is gone, by what was kept of that. */
    @Select("""
            SELECT COALESCE(
                (SELECT merchant_id FROM product_draft_tab WHERE item_id = #{itemId} ORDER BY draft_id LIMIT 1),
                (SELECT merchant_id FROM product_edit_history_log
                 WHERE item_id = #{itemId} AND merchant_id IS NOT NULL ORDER BY history_id LIMIT 1))
            """)
    @Nullable
    Long merchantOf(@Param("itemId") long itemId);

    @Select("SELECT EXISTS (SELECT 1 FROM product_edit_history_log WHERE item_id = #{itemId})")
    boolean exist(@Param("itemId") long itemId);

    /** Stage by stage, as the index has them: publications, which stay, are not walked past. */
    @Select("""
            SELECT h.history_id
            FROM product_edit_history_log h
            WHERE h.stage IN ('DRAFT', 'QC') AND h.occurred_at < #{before}
              AND EXISTS (SELECT 1 FROM product_edit_history_log first
                          WHERE first.item_id = h.item_id AND first.history_id < h.history_id)
              AND EXISTS (SELECT 1 FROM product_edit_history_log newer
                          WHERE newer.item_id = h.item_id AND newer.history_id > h.history_id)
            ORDER BY h.stage, h.occurred_at, h.history_id
            LIMIT #{limit}
            """)
    List<Long> forgettable(@Param("before") LocalDateTime before, @Param("limit") int limit);

    @Delete("""
            <script>
            DELETE FROM product_edit_history_log WHERE history_id IN
            <foreach collection="ids" item="id" open="(" separator="," close=")">#{id}</foreach>
            </script>
            """)
    int delete(@Param("ids") List<Long> ids);
}
