package io.goodsflow.inventory.stock;

import static io.goodsflow.inventory.Shop.key;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;

@InventoryTest
class BalanceGuardTest {

    @Autowired
    private Shop shop;

    @Autowired
    private JdbcTemplate jdbc;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "available_qty = -1, reserved_qty = 11",
                "reserved_qty = -1, available_qty = 11",
                "confirmed_qty = -1, available_qty = 11",
                "consumed_qty = -1, available_qty = 11",
                "locked_qty = -1, available_qty = 11",
                "available_qty = 9"
            })
    void theDatabaseItselfRefusesABalanceThatCannotBe(String assignment) {
        long sku = shop.skuOnSale(10);

        assertThatThrownBy(() -> jdbc.update(
                        "UPDATE inventory_balance SET " + assignment + " WHERE inventory_key = ?", key(sku)))
                .isInstanceOf(DataAccessException.class)
                .hasMessageContaining("ck_inventory_balance");
    }
}
