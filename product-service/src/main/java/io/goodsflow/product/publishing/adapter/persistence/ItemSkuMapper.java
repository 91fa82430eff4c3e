package io.goodsflow.product.publishing.adapter.persistence;

import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

@Mapper
interface ItemSkuMapper {

    String COLUMNS = "sku_id, item_id, sku_code, specs, specs_key, price, position, created_at, updated_at";

    @Select("SELECT " + COLUMNS + " FROM product_sku_tab WHERE item_id = #{itemId} ORDER BY sku_id FOR UPDATE")
    List<ItemSkuRow> lockOfItem(@Param("itemId") long itemId);

    @Delete("""
            <script>
            DELETE FROM product_sku_tab WHERE sku_id IN
            <foreach collection="skuIds" item="skuId" open="(" separator="," close=")">#{skuId}</foreach>
            </script>
            """)
    int delete(@Param("skuIds") Collection<Long> skuIds);

    @Insert("<script>INSERT INTO product_sku_tab (" + COLUMNS + """
            ) VALUES
            <foreach collection="rows" item="row" separator=",">
                (#{row.skuId}, #{row.itemId}, #{row.skuCode}, #{row.specs}, #{row.specsKey}, #{row.price},
                 #{row.position}, #{row.createdAt}, #{row.updatedAt})
            </foreach>
            </script>
            """)
    int insert(@Param("rows") List<ItemSkuRow> rows);
}
