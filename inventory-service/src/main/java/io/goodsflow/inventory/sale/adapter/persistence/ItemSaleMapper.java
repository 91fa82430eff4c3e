package io.goodsflow.inventory.sale.adapter.persistence;

import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;

@Mapper
interface ItemSaleMapper {

    @Update("""
            <script>
            UPDATE inventory_sku_sale SET listed = FALSE
             WHERE item_id = #{itemId} AND listed
            <if test="!skuIds.isEmpty()">
               AND sku_id NOT IN <foreach collection="skuIds" item="id" open="(" separator="," close=")">#{id}</foreach>
            </if>
            </script>
            """)
    int unlistOthers(@Param("itemId") long itemId, @Param("skuIds") List<Long> skuIds);

    @Insert("""
            <script>
            INSERT INTO inventory_sku_sale (sku_id, item_id, listed, ever_on_sale) VALUES
            <foreach collection="skuIds" item="id" separator=",">(#{id}, #{itemId}, TRUE, FALSE)</foreach>
            ON DUPLICATE KEY UPDATE listed = TRUE, item_id = VALUES(item_id)
            </script>
            """)
    int list(@Param("itemId") long itemId, @Param("skuIds") List<Long> skuIds);

    @Insert("""
            <script>
            INSERT INTO inventory_sku_sale (sku_id, item_id, listed, ever_on_sale) VALUES
            <foreach collection="skuIds" item="id" separator=",">(#{id}, #{itemId}, FALSE, TRUE)</foreach>
            ON DUPLICATE KEY UPDATE ever_on_sale = TRUE
            </script>
            """)
    int rememberOnSale(@Param("itemId") long itemId, @Param("skuIds") List<Long> skuIds);

    @Select("""
            <script>
            SELECT DISTINCT item_id FROM inventory_sku_sale
             WHERE sku_id IN <foreach collection="skuIds" item="id" open="(" separator="," close=")">#{id}</foreach>
             ORDER BY item_id
            </script>
            """)
    List<Long> itemsOf(@Param("skuIds") Collection<Long> skuIds);

    /** Whatever changes an item or its SKUs changes this row first. */
    @Select("""
            <script>
            SELECT item_id FROM inventory_item_sale
             WHERE item_id IN <foreach collection="itemIds" item="id" open="(" separator="," close=")">#{id}</foreach>
             ORDER BY item_id LOCK IN SHARE MODE
            </script>
            """)
    List<Long> holdItems(@Param("itemIds") List<Long> itemIds);

    @Select("""
            <script>
            SELECT s.sku_id, s.listed, (s.listed AND i.sale_state IS NOT NULL AND i.sale_state = 'ONLINE') AS on_sale, s.ever_on_sale,
                   COALESCE(i.last_processed_version, 0) AS publish_version
              FROM inventory_sku_sale s LEFT JOIN inventory_item_sale i ON i.item_id = s.item_id
             WHERE s.sku_id IN <foreach collection="skuIds" item="id" open="(" separator="," close=")">#{id}</foreach>
            </script>
            """)
    List<SkuStateRow> find(@Param("skuIds") Collection<Long> skuIds);
}
