package io.goodsflow.inventory.stock.adapter.persistence;

import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

@Mapper
interface StockConfigMapper {

    @Insert("""
            <script>
            INSERT INTO inventory_config
                (inventory_key, item_id, sku_id, merchant_id, inventory_mode, init_status, created_at, updated_at)
            VALUES
            <foreach collection="rows" item="row" separator=",">
                (#{row.inventoryKey}, #{row.itemId}, #{row.skuId}, #{row.merchantId}, #{row.inventoryMode},
                 #{row.initStatus}, #{row.createdAt}, #{row.createdAt})
            </foreach>
            </script>
            """)
    int insert(@Param("rows") List<StockConfigRow> rows);

    @Insert("""
            <script>
            INSERT INTO inventory_balance
                (inventory_key, total_qty, available_qty, reserved_qty, confirmed_qty, consumed_qty, locked_qty,
                 inventory_version, last_processed_seq, created_at, updated_at)
            VALUES
            <foreach collection="rows" item="row" separator=",">
                (#{row.inventoryKey}, 0, 0, 0, 0, 0, 0, 0, 0, #{row.createdAt}, #{row.createdAt})
            </foreach>
            </script>
            """)
    int insertEmptyBalances(@Param("rows") List<StockConfigRow> rows);

    @Select("""
            <script>
            SELECT inventory_key, item_id, sku_id, merchant_id, inventory_mode, init_status, created_at
              FROM inventory_config
             WHERE inventory_key IN <foreach collection="keys" item="key" open="(" separator="," close=")">#{key}</foreach>
            </script>
            """)
    List<StockConfigRow> find(@Param("keys") Collection<String> keys);
}
