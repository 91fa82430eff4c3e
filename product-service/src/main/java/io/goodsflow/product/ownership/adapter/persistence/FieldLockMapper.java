package io.goodsflow.product.ownership.adapter.persistence;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

@Mapper
interface FieldLockMapper {

    @Select("SELECT item_id, field, reason, locked_by, locked_at, expires_at FROM product_field_lock"
            + " WHERE item_id = #{itemId} ORDER BY field")
    List<FieldLockRow> of(@Param("itemId") long itemId);

    @Select("""
            <script>
            SELECT DISTINCT item_id FROM product_field_lock WHERE item_id IN
            <foreach collection="itemIds" item="itemId" open="(" separator="," close=")">#{itemId}</foreach>
            </script>
            """)
    Set<Long> holders(@Param("itemIds") Collection<Long> itemIds);

    @Insert("""
            <script>
            INSERT INTO product_field_lock (item_id, field, reason, locked_by, locked_at, expires_at) VALUES
            <foreach collection="rows" item="row" separator=",">
                (#{row.itemId}, #{row.field}, #{row.reason}, #{row.lockedBy}, #{row.lockedAt}, #{row.expiresAt})
            </foreach>
            ON DUPLICATE KEY UPDATE reason = VALUES(reason), locked_by = VALUES(locked_by),
                locked_at = VALUES(locked_at), expires_at = VALUES(expires_at)
            </script>
            """)
    int put(@Param("rows") List<FieldLockRow> rows);

    @Delete("""
            <script>
            DELETE FROM product_field_lock WHERE item_id = #{itemId} AND field IN
            <foreach collection="fields" item="field" open="(" separator="," close=")">#{field}</foreach>
            </script>
            """)
    int remove(@Param("itemId") long itemId, @Param("fields") Collection<String> fields);
}
