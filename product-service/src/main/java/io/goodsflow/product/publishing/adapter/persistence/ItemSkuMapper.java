package io.goodsflow.product.publishing.adapter.persistence;

import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;

@Mapper
interface ItemSkuMapper {

    String COLUMNS = "sku_id, item_id, sku_code, specs, specs_key, price, position, created_at, updated_at";

    /** By the index of an item's SKUs alone: a scan would wait for rows that are not asked for. */
    @Select("<script>SELECT " + COLUMNS + """
             FROM product_sku_tab FORCE INDEX (uq_product_sku_specs) WHERE item_id IN
            <foreach collection="itemIds" item="itemId" open="(" separator="," close=")">#{itemId}</foreach>
            ORDER BY sku_id FOR UPDATE
            </script>
            """)
    List<ItemSkuRow> lockOfItems(@Param("itemIds") Collection<Long> itemIds);

    /** What is no part of a key, by the primary key alone. */
    @Update("""
            <script>
            UPDATE (
            <foreach collection="rows" item="row" separator=" UNION ALL ">
                SELECT #{row.skuId} AS sku_id, #{row.specs} AS specs, #{row.price} AS price,
                    #{row.position} AS position, #{row.updatedAt} AS updated_at
            </foreach>
            ) v STRAIGHT_JOIN product_sku_tab s FORCE INDEX (PRIMARY) ON s.sku_id = v.sku_id
            SET s.specs = v.specs, s.price = v.price, s.position = v.position, s.updated_at = v.updated_at
            </script>
            """)
    int update(@Param("rows") List<ItemSkuRow> rows);

    /** By the primary key alone, for the same reason; the form for one table takes no hint. */
    @Delete("""
            <script>
            DELETE s FROM product_sku_tab s FORCE INDEX (PRIMARY) WHERE s.sku_id IN
            <foreach collection="skuIds" item="skuId" open="(" separator="," close=")">#{skuId}</foreach>
            </script>
            """)
    int delete(@Param("skuIds") Collection<Long> skuIds);
}
