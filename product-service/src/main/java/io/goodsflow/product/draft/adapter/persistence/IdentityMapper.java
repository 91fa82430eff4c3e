package io.goodsflow.product.draft.adapter.persistence;

import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface IdentityMapper {

    /** Takes the exclusive lock of the row that is there at once; an INSERT IGNORE would take a shared one first. */
    @Insert("""
            INSERT INTO product_identity (fingerprint, item_id, merchant_id, published, created_at, updated_at)
            VALUES (#{fingerprint}, #{itemId}, #{merchantId}, FALSE, #{at}, #{at})
            ON DUPLICATE KEY UPDATE published = published
            """)
    int claim(
            @Param("fingerprint") String fingerprint,
            @Param("itemId") long itemId,
            @Param("merchantId") long merchantId,
            @Param("at") LocalDateTime at);

    @Select("SELECT fingerprint, item_id, merchant_id, published FROM product_identity"
            + " WHERE fingerprint = #{fingerprint}")
    @Nullable
    IdentityRow find(@Param("fingerprint") String fingerprint);

    @Select("SELECT fingerprint, item_id, merchant_id, published FROM product_identity"
            + " WHERE fingerprint = #{fingerprint} FOR UPDATE")
    @Nullable
    IdentityRow lock(@Param("fingerprint") String fingerprint);

    @Select("SELECT fingerprint, item_id, merchant_id, published FROM product_identity"
            + " WHERE item_id = #{itemId} FOR UPDATE")
    @Nullable
    IdentityRow lockOfItem(@Param("itemId") long itemId);

    /** By the primary key, which is what a claim has locked: by the item another lock would come after it. */
    @Update("UPDATE product_identity SET editions = editions + 1"
            + " WHERE fingerprint = #{fingerprint} AND item_id = #{itemId}")
    int countEdition(@Param("fingerprint") String fingerprint, @Param("itemId") long itemId);

    @Select("SELECT editions FROM product_identity WHERE fingerprint = #{fingerprint}")
    long editions(@Param("fingerprint") String fingerprint);

    /** By the index alone, in its order: a scan would wait for rows that are not asked for. */
    @Select("""
            <script>
            SELECT fingerprint, item_id, merchant_id, published FROM product_identity
            FORCE INDEX (uq_product_identity_item) WHERE item_id IN
            <foreach collection="itemIds" item="itemId" open="(" separator="," close=")">#{itemId}</foreach>
            ORDER BY item_id FOR UPDATE
            </script>
            """)
    List<IdentityRow> lockOfItems(@Param("itemIds") Collection<Long> itemIds);

    @Update("""
            <script>
            UPDATE product_identity SET published = TRUE, updated_at = #{at}
            WHERE fingerprint IN
            <foreach collection="rows" item="row" open="(" separator="," close=")">#{row.fingerprint}</foreach>
            AND (fingerprint, item_id) IN
            <foreach collection="rows" item="row" open="(" separator="," close=")">
                (#{row.fingerprint}, #{row.itemId})
            </foreach>
            </script>
            """)
    int publishAll(@Param("rows") List<IdentityRow> rows, @Param("at") LocalDateTime at);

    @Update("UPDATE product_identity SET fingerprint = #{fingerprint}, published = TRUE, updated_at = #{at}"
            + " WHERE item_id = #{itemId} AND fingerprint = #{held}")
    int settle(
            @Param("itemId") long itemId,
            @Param("held") String held,
            @Param("fingerprint") String fingerprint,
            @Param("at") LocalDateTime at);

    @Delete("DELETE FROM product_identity WHERE item_id = #{itemId} AND fingerprint = #{held} AND published = FALSE")
    int release(@Param("itemId") long itemId, @Param("held") String held);
}
