package io.goodsflow.product.publishing.adapter.persistence;

import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

@Mapper
interface ItemSkuMapper {

    String COLUMNS = "sku_id, item_id, sku_code, specs, specs_key, price, position, created_at, updated_at";

    @Select("<script>SELECT " + COLUMNS + """
             FROM product_sku_tab WHERE item_id IN
            <foreach collection="itemIds" item="itemId" open="(" separator="," close=")">#{itemId}</foreach>
            ORDER BY sku_id FOR UPDATE
            </script>
            """)
    List<ItemSkuRow> lockOfItems(@Param("itemIds") Collection<Long> itemIds);

    @Delete("""
            <script>
            DELETE FROM product_sku_tab WHERE sku_id IN
            <foreach collection="skuIds" item="skuId" open="(" separator="," close=")">#{skuId}</foreach>
            </script>
            """)
    int delete(@Param("skuIds") Collection<Long> skuIds);
}
