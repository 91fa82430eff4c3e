package io.goodsflow.product.publishing.adapter.persistence;

import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface ItemMapper {

    String STATE = "SELECT item_id, merchant_id, sale_state, publish_version, snapshot_id FROM product_item_tab"
            + " WHERE item_id = #{itemId}";

    @Select(STATE)
    @Nullable
    ItemStateRow find(@Param("itemId") long itemId);

    @Select("""
            <script>
            SELECT item_id, merchant_id, sale_state, publish_version, snapshot_id FROM product_item_tab WHERE item_id IN
            <foreach collection="itemIds" item="itemId" open="(" separator="," close=")">#{itemId}</foreach>
            </script>
            """)
    List<ItemStateRow> findAll(@Param("itemIds") Collection<Long> itemIds);

    @Select(STATE + " FOR UPDATE")
    @Nullable
    ItemStateRow lock(@Param("itemId") long itemId);

    /** By the index alone, in its order: a scan would wait for rows that are not asked for. */
    @Select("""
            <script>
            SELECT item_id, merchant_id, sale_state, publish_version, snapshot_id
            FROM product_item_tab FORCE INDEX (PRIMARY) WHERE item_id IN
            <foreach collection="itemIds" item="itemId" open="(" separator="," close=")">#{itemId}</foreach>
            ORDER BY item_id FOR UPDATE
            </script>
            """)
    List<ItemStateRow> lockAll(@Param("itemIds") Collection<Long> itemIds);

    @Insert("""
            INSERT INTO product_item_tab
                (item_id, merchant_id, category_id, title, description, brand, outer_id, image_urls, attributes,
                 sale_state, publish_version, snapshot_id, min_price, created_at, updated_at)
            VALUES
                (#{itemId}, #{merchantId}, #{categoryId}, #{title}, #{description}, #{brand}, #{outerId}, #{imageUrls},
                 #{attributes}, #{saleState}, #{publishVersion}, #{snapshotId}, #{minPrice}, #{at}, #{at})
            """)
    int insert(ItemRow row);

    /** Only the version right before may be left. */
    @Update("""
            UPDATE product_item_tab
            SET category_id = #{categoryId}, title = #{title}, description = #{description}, brand = #{brand},
                outer_id = #{outerId}, image_urls = #{imageUrls}, attributes = #{attributes},
                sale_state = #{saleState}, publish_version = #{publishVersion}, snapshot_id = #{snapshotId},
                min_price = #{minPrice}, updated_at = #{at}
            WHERE item_id = #{itemId} AND publish_version = #{publishVersion} - 1
            """)
    int update(ItemRow row);
}
