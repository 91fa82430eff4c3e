package io.goodsflow.product.browsing.adapter.persistence;

import java.util.List;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface AllItemsMapper {

    String COLUMNS = "item_id, category_id, title, description, sale_state, min_price, publish_version, snapshot_id,"
            + " created_at, updated_at";

    String ASKED = "<if test='onSale != null'>on_sale = #{onSale}</if>"
            + "<if test='categoryId != null'> AND category_id = #{categoryId}</if>";

    String FILTER = "<where>" + ASKED + "</where>";

    String CUT = "<where>" + ASKED + "<if test='after != null'> AND item_id &lt; #{after}</if></where>"
            + " ORDER BY item_id DESC LIMIT #{limit} OFFSET #{skip}";

    /** The page is cut out of the index before the long texts are read. */
    @Select("<script>SELECT " + COLUMNS + " FROM product_item_tab JOIN (SELECT item_id AS listed FROM product_item_tab "
            + CUT + ") AS page ON page.listed = item_id ORDER BY item_id DESC</script>")
    List<ProductRow> list(
            @Param("onSale") @Nullable Boolean onSale,
            @Param("categoryId") @Nullable Long categoryId,
            @Param("after") @Nullable Long after,
            @Param("skip") long skip,
            @Param("limit") int limit);

    @Select("<script>SELECT item_id FROM product_item_tab " + CUT + "</script>")
    List<Long> ids(
            @Param("onSale") @Nullable Boolean onSale,
            @Param("categoryId") @Nullable Long categoryId,
            @Param("after") @Nullable Long after,
            @Param("skip") long skip,
            @Param("limit") int limit);

    @Select("<script>SELECT COUNT(*) FROM (SELECT 1 FROM product_item_tab " + FILTER
            + " LIMIT #{limit}) AS counted</script>")
    long count(
            @Param("onSale") @Nullable Boolean onSale,
            @Param("categoryId") @Nullable Long categoryId,
            @Param("limit") int limit);

    @Select("SELECT " + COLUMNS + " FROM product_item_tab WHERE item_id = #{itemId}")
    @Nullable
    ProductRow find(@Param("itemId") long itemId);
}
