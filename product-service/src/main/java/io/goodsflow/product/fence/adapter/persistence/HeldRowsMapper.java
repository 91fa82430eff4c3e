package io.goodsflow.product.fence.adapter.persistence;

import java.util.Collection;
import java.util.Set;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

/** Rows by their locks; by the primary key, because an entry of another index may be free while its row is not. */
@Mapper
interface HeldRowsMapper {

    String LISTED = "<foreach collection='itemIds' item='itemId' open='(' close=')' separator=','>#{itemId}</foreach>";

    @Select("<script>SELECT item_id FROM product_item_tab FORCE INDEX (PRIMARY) WHERE item_id IN " + LISTED
            + " FOR UPDATE SKIP LOCKED</script>")
    Set<Long> freeItems(@Param("itemIds") Collection<Long> itemIds);

    @Select("<script>SELECT item_id FROM product_item_tab WHERE item_id IN " + LISTED + "</script>")
    Set<Long> items(@Param("itemIds") Collection<Long> itemIds);

    /**
     * Fails at once while somebody who has added, changed or removed one has not ended. MySQL, which does not read the
     * comment, waits as long as for any lock.
     */
    @Select("SELECT COUNT(*) FROM category FORCE INDEX (PRIMARY) LOCK IN SHARE MODE /*M! NOWAIT */")
    long freeCategories();
}
