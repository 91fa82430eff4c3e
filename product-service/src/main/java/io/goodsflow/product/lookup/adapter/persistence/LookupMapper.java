package io.goodsflow.product.lookup.adapter.persistence;

import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

@Mapper
interface LookupMapper {

    @Select("""
            <script>
            SELECT s.sku_id, s.item_id, i.merchant_id, s.sku_code, s.specs, s.price, i.title, i.sale_state,
                   i.publish_version, i.snapshot_id
            FROM product_sku_tab s JOIN product_item_tab i ON i.item_id = s.item_id
            WHERE s.sku_id IN
            <foreach collection="skuIds" item="skuId" open="(" separator="," close=")">#{skuId}</foreach>
            </script>
            """)
    List<PublishedSkuRow> find(@Param("skuIds") Collection<Long> skuIds);
}
