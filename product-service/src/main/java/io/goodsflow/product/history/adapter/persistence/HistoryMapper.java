package io.goodsflow.product.history.adapter.persistence;

import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;

@Mapper
interface HistoryMapper {

    /** The once key decides about repeats; every other entry has none. */
    @Insert("""
            INSERT INTO product_edit_history_log
                (item_id, draft_id, stage, action, operator, operation_id, publish_version, snapshot_id,
                 change_payload, reason, once_key, occurred_at)
            VALUES
                (#{itemId}, #{draftId}, #{stage}, #{action}, #{operator}, #{operationId}, #{publishVersion}, #{snapshotId},
                 #{changePayload}, #{reason}, #{onceKey}, #{occurredAt})
            ON DUPLICATE KEY UPDATE history_id = history_id
            """)
    int insert(HistoryRow row);
}
