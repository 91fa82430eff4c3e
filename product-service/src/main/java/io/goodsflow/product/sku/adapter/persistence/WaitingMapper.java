package io.goodsflow.product.sku.adapter.persistence;

import java.util.List;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Select;

@Mapper
interface WaitingMapper {

    /** Of what nothing waits, nothing is said. */
    @Select("""
            SELECT CASE state WHEN 'OPEN' THEN 'EDIT' ELSE 'UNDO' END AS what, COUNT(*) AS waiting,
                   TIMESTAMPDIFF(SECOND, MIN(created_at), UTC_TIMESTAMP(3)) AS oldest_seconds
              FROM product_sku_intent
             WHERE state IN ('OPEN', 'UNDOING')
             GROUP BY state
            UNION ALL
            SELECT 'STOCK', COUNT(*), TIMESTAMPDIFF(SECOND, MIN(created_at), UTC_TIMESTAMP(3))
              FROM product_sku_stock
             WHERE state = 'PENDING'
             GROUP BY state
            """)
    List<WaitingRow> waiting();
}
