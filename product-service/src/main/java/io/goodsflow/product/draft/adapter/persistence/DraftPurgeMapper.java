package io.goodsflow.product.draft.adapter.persistence;

import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;

/** Finds drafts that are over for long, and deletes them with all that hangs on them. */
@Mapper
interface DraftPurgeMapper {

    /** What an update can still be asked for stays as long as that. */
    String ASKED_FOR = "EXISTS (SELECT 1 FROM product_draft_update u WHERE u.draft_id = d.draft_id)";

    String AMONG = " IN <foreach collection='ids' item='id' open='(' separator=',' close=')'>#{id}</foreach></script>";

    @Select("SELECT d.draft_id FROM product_draft_tab d WHERE d.status IN ('WITHDRAWN', 'ABANDONED')"
            + " AND d.updated_at < #{before} AND NOT " + ASKED_FOR
            + " ORDER BY d.status, d.updated_at, d.draft_id LIMIT #{limit}")
    List<Long> unpublished(@Param("before") LocalDateTime before, @Param("limit") int limit);

    /** The oldest first, after a position in this order; with whether the draft must stay. */
    @Select("SELECT d.draft_id, d.updated_at, " + ASKED_FOR + """
             OR EXISTS (SELECT 1 FROM product_item_tab i JOIN item_snapshot s ON s.snapshot_id = i.snapshot_id
                        WHERE i.item_id = d.item_id AND s.draft_id = d.draft_id) AS stays
            FROM product_draft_tab d
            WHERE d.status = 'PUBLISHED' AND d.updated_at < #{before} AND d.updated_at >= #{fromAt}
              AND (d.updated_at > #{fromAt} OR d.draft_id > #{fromId})
            ORDER BY d.updated_at, d.draft_id LIMIT #{limit}
            """)
    List<PublishedDraftRow> published(
            @Param("before") LocalDateTime before,
            @Param("fromAt") LocalDateTime fromAt,
            @Param("fromId") long fromId,
            @Param("limit") int limit);

    /** The history stays, also of an item that never was published; so does the word of whose it was. */
    @Update("<script>UPDATE product_draft_tab d FORCE INDEX (PRIMARY)"
            + " STRAIGHT_JOIN product_edit_history_log h FORCE INDEX (ix_product_edit_history_draft)"
            + " ON h.draft_id = d.draft_id SET h.merchant_id = d.merchant_id"
            + " WHERE d.status IN ('WITHDRAWN', 'ABANDONED') AND d.draft_id" + AMONG)
    int keepOwners(@Param("ids") Collection<Long> ids);

    @Delete("<script>DELETE FROM draft_verdict WHERE draft_id" + AMONG)
    int deleteVerdicts(@Param("ids") Collection<Long> ids);

    @Delete("<script>DELETE FROM draft_snapshot WHERE draft_id" + AMONG)
    int deleteSnapshots(@Param("ids") Collection<Long> ids);

    @Delete("<script>DELETE FROM product_draft_request WHERE draft_id" + AMONG)
    int deleteRequests(@Param("ids") Collection<Long> ids);

    @Delete("<script>DELETE FROM product_draft_tab WHERE status IN ('PUBLISHED', 'WITHDRAWN', 'ABANDONED')"
            + " AND draft_id" + AMONG)
    int deleteDrafts(@Param("ids") Collection<Long> ids);
}
