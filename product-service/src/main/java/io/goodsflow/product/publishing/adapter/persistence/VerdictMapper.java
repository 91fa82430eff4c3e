package io.goodsflow.product.publishing.adapter.persistence;

import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface VerdictMapper {

    String COLUMNS = "draft_id, submission_no, review_id, result, review_level, outcome, item_snapshot_id, created_at";

    @Insert("INSERT INTO draft_verdict (" + COLUMNS + ") VALUES (#{draftId}, #{submissionNo}, #{reviewId}, #{result},"
            + " #{reviewLevel}, #{outcome}, #{itemSnapshotId}, #{createdAt})")
    int insert(VerdictRow row);

    @Select("SELECT " + COLUMNS + " FROM draft_verdict"
            + " WHERE draft_id = #{draftId} AND submission_no = #{submissionNo}")
    @Nullable
    VerdictRow find(@Param("draftId") long draftId, @Param("submissionNo") int submissionNo);
}
