package io.goodsflow.product.publishing.adapter.persistence;

import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface ItemSnapshotMapper {

    @Insert("""
            INSERT INTO item_snapshot
                (snapshot_id, item_id, publish_version, draft_id, sale_state, content_hash, content, facts,
                 snapshot_hash, created_at)
            VALUES
                (#{snapshotId}, #{itemId}, #{publishVersion}, #{draftId}, #{saleState}, #{contentHash}, #{content},
                 #{facts}, #{snapshotHash}, #{createdAt})
            """)
    int insert(ItemSnapshotRow row);

    @Select("""
            <script>
            SELECT snapshot_id, content FROM item_snapshot WHERE snapshot_id IN
            <foreach collection="snapshotIds" item="id" open="(" separator="," close=")">#{id}</foreach>
            </script>
            """)
    List<SnapshotContentRow> contents(@Param("snapshotIds") Collection<Long> snapshotIds);

    String VERSION = "SELECT s.snapshot_id, s.item_id, i.merchant_id, s.publish_version, s.draft_id, s.sale_state,"
            + " s.content_hash, s.content, s.facts, s.snapshot_hash, s.created_at"
            + " FROM item_snapshot s JOIN product_item_tab i ON i.item_id = s.item_id WHERE ";

    @Select(VERSION + "s.item_id = #{itemId} AND s.publish_version = #{publishVersion}")
    @Nullable
    PublishedVersionRow version(@Param("itemId") long itemId, @Param("publishVersion") long publishVersion);

    @Select(VERSION + "s.snapshot_id = #{snapshotId}")
    @Nullable
    PublishedVersionRow versionOf(@Param("snapshotId") long snapshotId);

    @Select("SELECT content FROM item_snapshot WHERE snapshot_id = #{snapshotId}")
    @Nullable
    String content(@Param("snapshotId") long snapshotId);
}
