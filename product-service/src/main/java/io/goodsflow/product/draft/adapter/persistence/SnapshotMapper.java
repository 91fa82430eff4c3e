package io.goodsflow.product.draft.adapter.persistence;

import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface SnapshotMapper {

    String COLUMNS =
            "snapshot_id, draft_id, submission_no, item_id, merchant_id, source, publish_version, content_hash,"
                    + " content, created_at";

    @Insert("INSERT INTO draft_snapshot (" + COLUMNS + ") VALUES (#{snapshotId}, #{draftId}, #{submissionNo},"
            + " #{itemId}, #{merchantId}, #{source}, #{publishVersion}, #{contentHash}, #{content}, #{createdAt})")
    int insert(SnapshotRow row);

    @Select("<script>SELECT " + COLUMNS + """
             FROM draft_snapshot WHERE snapshot_id IN
            <foreach collection="snapshotIds" item="id" open="(" separator="," close=")">#{id}</foreach>
            </script>
            """)
    List<SnapshotRow> findAll(@Param("snapshotIds") Collection<Long> snapshotIds);

    @Select("SELECT " + COLUMNS + " FROM draft_snapshot WHERE snapshot_id = #{snapshotId}")
    @Nullable
    SnapshotRow find(@Param("snapshotId") long snapshotId);
}
