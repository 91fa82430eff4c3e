package io.goodsflow.inventory.reservation;

import static io.goodsflow.inventory.Shop.line;
import static io.goodsflow.inventory.Shop.newId;
import static io.goodsflow.inventory.Shop.newOrder;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.Together;
import io.goodsflow.inventory.reservation.domain.DeductOutcome;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.Deducted;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.Refused;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.InsufficientStock;
import io.goodsflow.inventory.sale.application.HoldSales;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.kit.data.Transactions;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

/** Orders that deduct at the same moment, from each other's stock and while items are taken off sale. */
@InventoryTest
class DeductStockRaceTest {

    @Autowired
    private Shop shop;

    @Autowired
    private HoldSales holdSales;

    @Autowired
    private Transactions transactions;

    @Autowired
    private JdbcTemplate jdbc;

    private final String order = newOrder();
    private final long item = newId();
    private final long sku = newId();

    @BeforeEach
    void anItemOnSaleInItsThirdVersion() {
        shop.declare(item, sku, "r1", 10);
        shop.follow(item, "ONLINE", 3, sku);
    }

    @Test
    void ofTwoHundredOrdersForTheLastUnitExactlyOneGetsIt() throws Exception {
        long last = shop.skuOnSale(1);

        List<DeductOutcome> outcomes = Together.run(200, i -> shop.deduct(order + "-" + i, line(last, 1, 1)));

        assertThat(outcomes).filteredOn(Deducted.class::isInstance).hasSize(1);
        assertThat(outcomes)
                .filteredOn(
                        outcome -> outcome instanceof Refused refused && refused.reason() instanceof InsufficientStock)
                .hasSize(199);
        assertThat(shop.buckets(last)).isEqualTo(new Buckets(1, 0, 0, 1, 0, 0));
        shop.assertSound(last);
    }

    @Test
    void theSameOrderManyTimesAtOnceIsSoldOnce() throws Exception {
        List<DeductOutcome> outcomes = Together.run(20, i -> shop.deduct(order, line(sku, 2, 3)));

        assertThat(outcomes).allMatch(Deducted.class::isInstance);
        assertThat(shop.buckets(sku)).isEqualTo(new Buckets(10, 8, 0, 2, 0, 0));
        shop.assertSound(sku);
    }

    @Test
    void ordersThatLoseTheirSecondLineToOthersKeepNothingOfTheFirst() throws Exception {
        long plenty = shop.skuOnSale(100);
        long last = shop.skuOnSale(1);

        List<DeductOutcome> outcomes = Together.run(
                30,
                i -> i % 2 == 0
                        ? shop.deduct(order + "-" + i, line(plenty, 1, 1), line(last, 1, 1))
                        : shop.deduct(order + "-" + i, line(last, 1, 1), line(plenty, 1, 1)));

        assertThat(outcomes).filteredOn(Deducted.class::isInstance).hasSize(1);
        assertThat(shop.buckets(plenty)).isEqualTo(new Buckets(100, 99, 0, 1, 0, 0));
        shop.assertSound(plenty, last);
    }

    @RepeatedTest(10)
    void ordersAndATakeDownAtTheSameMomentNeverSellWhatIsDown() throws Exception {
        List<Object> outcomes = Together.run(8, i -> {
            if (i == 3) {
                shop.follow(item, "OFFLINE", 4, sku);
                return shop.buckets(sku).confirmed();
            }
            return (Object) shop.deduct(order + "-" + i, line(sku, 1, 3));
        });

        assertThat(shop.buckets(sku).confirmed())
                .as("sold when the item was down, and at the end")
                .isEqualTo(outcomes.get(3));
        shop.assertSound(sku);
    }

    @Test
    void anItemThatIsHeldStaysAsItIsButOtherOrdersMayHoldItToo() {
        transactions.run(() -> {
            holdSales.handle(List.of(sku));
            assertThat(rowsOfAnother("LOCK IN SHARE MODE NOWAIT")).isEqualTo(1);
            assertThatThrownBy(() -> rowsOfAnother("FOR UPDATE NOWAIT")).hasRootCauseInstanceOf(SQLException.class);
        });
        assertThat(rowsOfAnother("FOR UPDATE NOWAIT")).isEqualTo(1);
    }

    private int rowsOfAnother(String lock) {
        return CompletableFuture.supplyAsync(() -> jdbc.queryForList(
                                "SELECT item_id FROM inventory_item_sale WHERE item_id = ? " + lock, item)
                        .size())
                .join();
    }
}
