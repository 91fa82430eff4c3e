package io.goodsflow.product.publishing.adapter.persistence;

import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface ItemSnapshotMapper {

    @Insert("""
            INSERT INTO item_snapshot
                (snapshot_id, item_id, publish_version, draft_id, sale_state, content_hash, content, created_at)
            VALUES
                (#{snapshotId}, #{itemId}, #{publishVersion}, #{draftId}, #{saleState}, #{contentHash}, #{content},
                 #{createdAt})
            """)
    int insert(ItemSnapshotRow row);

    @Select("SELECT content FROM item_snapshot WHERE snapshot_id = #{snapshotId}")
    @Nullable
    String content(@Param("snapshotId") long snapshotId);
}
