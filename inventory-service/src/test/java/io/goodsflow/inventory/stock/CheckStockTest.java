package io.goodsflow.inventory.stock;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.line;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.stock.application.CheckStock;
import io.goodsflow.inventory.stock.application.ReadStock;
import io.goodsflow.inventory.stock.domain.Finding;
import io.goodsflow.inventory.stock.domain.Finding.Invariant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

/** The checker must be able to fail: each invariant is broken by hand once. */
@InventoryTest
class CheckStockTest {

    @Autowired
    private Shop shop;

    @Autowired
    private CheckStock checkStock;

    @Autowired
    private ReadStock readStock;

    @Autowired
    private JdbcTemplate jdbc;

    private long sku;

    @BeforeEach
    void aKeyThatAnOrderHoldsUnitsOf() {
        sku = shop.skuOnSale(10);
        shop.reserve(Shop.newOrder(), line(sku, 3));
    }

    @Test
    void aKeyThatTellsOneStoryIsSound() {
        shop.assertSound(sku);
        assertThat(readStock.handle(key(sku)))
                .get()
                .extracting(ReadStock.View::sound)
                .isEqualTo(true);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "LEDGER_SUM_IS_BALANCE; UPDATE inventory_ledger SET available_delta = available_delta - 1"
                        + " WHERE inventory_key = ? AND seq = 2",
                "LEDGER_WITHOUT_GAP; UPDATE inventory_ledger SET seq = 7 WHERE inventory_key = ? AND seq = 2",
                "HELD_BY_RESERVATIONS; UPDATE inventory_reservation_line SET qty = 2 WHERE inventory_key = ?",
                "RETIRED_HOLDS_NOTHING; UPDATE inventory_balance SET retired = TRUE WHERE inventory_key = ?"
            })
    void aBrokenKeyIsFound(Invariant broken, String sabotage) {
        assertThat(jdbc.update(sabotage, key(sku))).isEqualTo(1);

        assertThat(checkStock.handle(List.of(key(sku))))
                .extracting(Finding::invariant)
                .containsExactly(broken);
    }

    @Test
    void unitsThatTheOrderGaveBackAndTheBalanceDidNotAreFound() {
        long sold = shop.skuOnSale(10);
        shop.deduct(Shop.newOrder(), line(sold, 3, 1));
        shop.assertSound(sold);

        jdbc.update("UPDATE inventory_reservation_line SET restored_qty = 1 WHERE inventory_key = ?", key(sold));

        assertThat(checkStock.handle(List.of(key(sold))))
                .extracting(Finding::invariant)
                .containsExactly(Invariant.HELD_BY_RESERVATIONS);
    }

    @Test
    void aBalanceThatItsLastLedgerRowDoesNotExplainIsShownAsUnhealthy() {
        jdbc.update("UPDATE inventory_balance SET total_qty = 11, available_qty = 8 WHERE inventory_key = ?", key(sku));

        assertThat(readStock.handle(key(sku)))
                .get()
                .extracting(ReadStock.View::sound)
                .isEqualTo(false);
    }
}
