package io.goodsflow.product.draft.adapter.persistence;

import io.goodsflow.product.draft.domain.Draft;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface DraftMapper {

    // rows are read by the order of their columns
    String BEFORE_CONTENT = """
            draft_id, item_id, merchant_id, source, operator, operation_id, target_sale_state, status,
            base_publish_version""";

    String AFTER_CONTENT = """
            business_fingerprint, submission_no, snapshot_id, publish_version, content_hash, rebase_required,
            status_reasons, edition, lock_version, created_at, updated_at""";

    String COLUMNS = BEFORE_CONTENT + ", content, " + AFTER_CONTENT;

    String FILTER = """
             <where>
             <if test='status != null'>AND status = #{status}</if>
             <if test='merchantId != null'>AND merchant_id = #{merchantId}</if>
             <if test='before != 0'>AND draft_id &lt; #{before}</if>
             </where>""";

    @Select("SELECT " + COLUMNS + " FROM product_draft_tab WHERE draft_id = #{draftId}")
    @Nullable
    DraftRow find(@Param("draftId") long draftId);

    @Select("SELECT " + COLUMNS + " FROM product_draft_tab WHERE draft_id = #{draftId} FOR UPDATE")
    @Nullable
    DraftRow lock(@Param("draftId") long draftId);

    /** Without content. By the index alone, in its order: a scan would wait for rows that are not asked for. */
    @Select("<script>SELECT " + BEFORE_CONTENT + ", NULL AS content, " + AFTER_CONTENT
            + " FROM product_draft_tab FORCE INDEX (PRIMARY) WHERE draft_id IN"
            + " <foreach collection='draftIds' item='draftId' open='(' separator=',' close=')'>#{draftId}</foreach>"
            + " ORDER BY draft_id FOR UPDATE</script>")
    List<DraftRow> lockWaiting(@Param("draftIds") Collection<Long> draftIds);

    /** What {@link Draft#publish} makes of drafts that wait, behind the same guard as {@link #update}. */
    @Update("""
            <script>
            UPDATE product_draft_tab
            SET status = 'PUBLISHED', rebase_required = FALSE, status_reasons = '[]', lock_version = lock_version + 1,
                updated_at = #{at}
            WHERE status = 'QC_PENDING' AND draft_id IN
            <foreach collection="drafts" item="draft" open="(" separator="," close=")">#{draft.draftId}</foreach>
            AND (draft_id, lock_version) IN
            <foreach collection="drafts" item="draft" open="(" separator="," close=")">
                (#{draft.draftId}, #{draft.lockVersion})
            </foreach>
            </script>
            """)
    int publishAll(@Param("drafts") List<SeenDraft> drafts, @Param("at") LocalDateTime at);

    @Select("SELECT " + COLUMNS + " FROM product_draft_tab WHERE item_id = #{itemId}"
            + " AND status IN ('EDITING', 'QC_PENDING', 'REJECTED')"
            + " ORDER BY active_item_id IS NULL, draft_id DESC LIMIT 1 FOR UPDATE")
    @Nullable
    DraftRow lockLive(@Param("itemId") long itemId);

    @Select("SELECT " + COLUMNS + " FROM product_draft_tab WHERE operation_id = #{operationId}"
            + " ORDER BY draft_id DESC LIMIT 1")
    @Nullable
    DraftRow findByOperation(@Param("operationId") String operationId);

    /** The long contents are read of the one row that is wanted. */
    @Select("SELECT " + COLUMNS + " FROM product_draft_tab WHERE draft_id = (SELECT draft_id FROM product_draft_tab"
            + " WHERE item_id = #{itemId} ORDER BY active_item_id IS NULL, updated_at DESC, draft_id DESC LIMIT 1)")
    @Nullable
    DraftRow findCurrent(@Param("itemId") long itemId);

    /** Newest first; the filters are given or null. Each combination of them has an index that ends with the draft id. */
    @Select("<script>SELECT d.draft_id, d.item_id, d.merchant_id, d.source, d.operator, d.operation_id, d.status,"
            + " JSON_UNQUOTE(JSON_EXTRACT(d.content, '$.title')) AS title, d.base_publish_version, d.rebase_required,"
            + " d.created_at, d.updated_at"
            + " FROM (SELECT draft_id FROM product_draft_tab" + FILTER
            + " ORDER BY draft_id DESC LIMIT #{limit}) page"
            + " JOIN product_draft_tab d ON d.draft_id = page.draft_id ORDER BY d.draft_id DESC</script>")
    List<ListedDraftRow> list(
            @Param("status") @Nullable String status,
            @Param("merchantId") @Nullable Long merchantId,
            @Param("before") long before,
            @Param("limit") int limit);

    /** Given back and not touched since, or never submitted; then those that stay refused. Each part has its own limit. */
    @Select("""
            (SELECT draft_id FROM product_draft_tab
             WHERE status = 'EDITING' AND updated_at < #{returnedBefore}
               AND (rebase_required OR updated_at < #{idleBefore})
             ORDER BY updated_at LIMIT #{limit})
            UNION ALL
            (SELECT draft_id FROM product_draft_tab
             WHERE status = 'REJECTED' AND updated_at < #{rejectedBefore}
             ORDER BY updated_at LIMIT #{limit})
            """)
    List<Long> forgotten(
            @Param("returnedBefore") LocalDateTime returnedBefore,
            @Param("idleBefore") LocalDateTime idleBefore,
            @Param("rejectedBefore") LocalDateTime rejectedBefore,
            @Param("limit") int limit);

    @Insert("INSERT INTO product_draft_tab (" + COLUMNS + ") VALUES (#{draftId}, #{itemId}, #{merchantId}, #{source},"
            + " #{operator}, #{operationId}, #{targetSaleState}, #{status}, #{basePublishVersion}, #{content},"
            + " #{businessFingerprint}, #{submissionNo}, #{snapshotId}, #{publishVersion}, #{contentHash},"
            + " #{rebaseRequired}, #{statusReasons}, #{edition}, #{lockVersion}, #{createdAt}, #{updatedAt})")
    int insert(DraftRow row);

    /** The same guard as the enum's: only the status and version that were read may be left. */
    @Update("""
            UPDATE product_draft_tab
            SET source = #{after.source}, operator = #{after.operator}, operation_id = #{after.operationId},
                target_sale_state = #{after.targetSaleState}, status = #{after.status},
                base_publish_version = #{after.basePublishVersion}, content = #{after.content},
                business_fingerprint = #{after.businessFingerprint}, submission_no = #{after.submissionNo},
                snapshot_id = #{after.snapshotId}, publish_version = #{after.publishVersion},
                content_hash = #{after.contentHash}, rebase_required = #{after.rebaseRequired},
                status_reasons = #{after.statusReasons}, edition = #{after.edition}, lock_version = #{after.lockVersion},
                updated_at = #{after.updatedAt}
            WHERE draft_id = #{after.draftId} AND status = #{status} AND lock_version = #{lockVersion}
            """)
    int update(@Param("after") DraftRow after, @Param("status") String status, @Param("lockVersion") long lockVersion);

    @Insert("INSERT INTO product_draft_request (request_id, draft_id, reopened, created_at)"
            + " VALUES (#{requestId}, #{draftId}, #{reopened}, #{at})")
    int insertRequest(
            @Param("requestId") String requestId,
            @Param("draftId") long draftId,
            @Param("reopened") boolean reopened,
            @Param("at") LocalDateTime at);

    @Select("SELECT request_id, draft_id, reopened FROM product_draft_request WHERE request_id = #{requestId}")
    @Nullable
    DraftRequestRow findRequest(@Param("requestId") String requestId);
}
