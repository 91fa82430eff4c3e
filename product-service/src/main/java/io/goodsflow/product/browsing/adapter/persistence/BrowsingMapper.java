package io.goodsflow.product.browsing.adapter.persistence;

import java.util.List;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface BrowsingMapper {

    String COLUMNS = "item_id, category_id, title, description, sale_state, min_price, publish_version, snapshot_id,"
            + " created_at, updated_at";

    String OF_CATEGORY = "<if test='categoryId != null'> AND category_id = #{categoryId}</if>";

    String CUT = "<if test='after != null'> AND item_id &lt; #{after}</if>"
            + " ORDER BY item_id DESC LIMIT #{limit} OFFSET #{skip}";

    /** The page is cut out of the index before the long texts are read. */
    @Select("<script>SELECT " + COLUMNS + " FROM product_item_tab JOIN (SELECT item_id AS listed FROM product_item_tab"
            + " WHERE sale_state = 'ONLINE'" + OF_CATEGORY + CUT
            + ") AS page ON page.listed = item_id ORDER BY item_id DESC</script>")
    List<ProductRow> onSale(
            @Param("categoryId") @Nullable Long categoryId,
            @Param("after") @Nullable Long after,
            @Param("skip") long skip,
            @Param("limit") int limit);

    @Select("<script>SELECT item_id FROM product_item_tab WHERE sale_state = 'ONLINE'" + OF_CATEGORY + CUT
            + "</script>")
    List<Long> onSaleIds(
            @Param("categoryId") @Nullable Long categoryId,
            @Param("after") @Nullable Long after,
            @Param("skip") long skip,
            @Param("limit") int limit);

    @Select("<script>SELECT COUNT(*) FROM (SELECT 1 FROM product_item_tab WHERE sale_state = 'ONLINE'" + OF_CATEGORY
            + " LIMIT #{limit}) AS counted</script>")
    long countOnSale(@Param("categoryId") @Nullable Long categoryId, @Param("limit") int limit);

    @Select("SELECT " + COLUMNS + " FROM product_item_tab WHERE item_id = #{itemId} AND sale_state = 'ONLINE'")
    @Nullable
    ProductRow findOnSale(@Param("itemId") long itemId);

    @Select("SELECT COUNT(*) > 0 FROM product_item_tab WHERE item_id = #{itemId} AND sale_state = 'ONLINE'")
    boolean isOnSale(@Param("itemId") long itemId);

    @Select("SELECT s.sku_id, s.specs, s.price, i.publish_version, s.created_at, s.updated_at FROM product_sku_tab s"
            + " JOIN product_item_tab i ON i.item_id = s.item_id WHERE s.item_id = #{itemId}"
            + " ORDER BY s.position, s.sku_id")
    List<SkuRow> skus(@Param("itemId") long itemId);
}
