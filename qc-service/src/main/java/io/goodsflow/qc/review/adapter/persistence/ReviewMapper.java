package io.goodsflow.qc.review.adapter.persistence;

import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface ReviewMapper {

    String COLUMNS = """
            id, draft_id, submission_no, item_id, merchant_id, publish_version, snapshot_id, content_hash,
            operation_id, source, review_level, result, score, rule_set_version, decided_at
            """;

    @Insert("""
            INSERT INTO qc_review
                (id, draft_id, submission_no, item_id, merchant_id, publish_version, snapshot_id, content_hash,
                 operation_id, source, state, review_level, result, score, rule_set_version, created_at, decided_at)
            VALUES
                (#{id}, #{draftId}, #{submissionNo}, #{itemId}, #{merchantId}, #{publishVersion}, #{snapshotId},
                 #{contentHash}, #{operationId}, #{source}, 'DECIDED', #{reviewLevel}, #{result}, #{score},
                 #{ruleSetVersion}, #{decidedAt}, #{decidedAt})
            """)
    int insert(ReviewRow row);

    @Insert("""
            <script>
            INSERT INTO qc_review_reason (review_id, reason_no, rule_code, severity, code, field, message) VALUES
            <foreach collection="rows" item="row" separator=",">
                (#{reviewId}, #{row.reasonNo}, #{row.ruleCode}, #{row.severity}, #{row.code}, #{row.field},
                 #{row.message})
            </foreach>
            </script>
            """)
    int insertReasons(@Param("reviewId") long reviewId, @Param("rows") List<ReasonRow> rows);

    @Select("SELECT " + COLUMNS + " FROM qc_review WHERE id = #{id}")
    @Nullable
    ReviewRow find(@Param("id") long id);

    @Select("SELECT " + COLUMNS + " FROM qc_review WHERE draft_id = #{draftId} AND submission_no = #{submissionNo}")
    @Nullable
    ReviewRow ofSubmission(@Param("draftId") long draftId, @Param("submissionNo") int submissionNo);

    @Select("""
            SELECT reason_no, rule_code, severity, code, field, message
              FROM qc_review_reason WHERE review_id = #{reviewId} ORDER BY reason_no
            """)
    List<ReasonRow> reasons(@Param("reviewId") long reviewId);
}
