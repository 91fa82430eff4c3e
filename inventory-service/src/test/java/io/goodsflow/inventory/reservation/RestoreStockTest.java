package io.goodsflow.inventory.reservation;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.line;
import static io.goodsflow.inventory.Shop.newOrder;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.Together;
import io.goodsflow.inventory.reservation.application.ConfirmReservation;
import io.goodsflow.inventory.reservation.application.ReadReservation;
import io.goodsflow.inventory.reservation.application.SettleCommand;
import io.goodsflow.inventory.reservation.domain.DeductOutcome;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.Deducted;
import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.ReservationStatus;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.OrderClosed;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Shortfall;
import io.goodsflow.inventory.reservation.domain.RestoreOutcome;
import io.goodsflow.inventory.reservation.domain.RestoreOutcome.OnlyReserved;
import io.goodsflow.inventory.reservation.domain.RestoreOutcome.RequestReused;
import io.goodsflow.inventory.reservation.domain.RestoreOutcome.Restored;
import io.goodsflow.inventory.reservation.domain.RestoreOutcome.TooFewLeft;
import io.goodsflow.inventory.reservation.domain.RestoreOutcome.UnknownOrder;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.LedgerType;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;

@InventoryTest
class RestoreStockTest {

    @Autowired
    private Shop shop;

    @Autowired
    private ConfirmReservation confirmReservation;

    @Autowired
    private ReadReservation readReservation;

    @Autowired
    private StockLedger ledger;

    @Autowired
    private JdbcTemplate jdbc;

    private final String order = newOrder();
    private long one;
    private long other;

    @BeforeEach
    void anOrderThatTookTwoSkus() {
        one = shop.skuOnSale(10);
        other = shop.skuOnSale(5);
        assertThat(shop.deduct(order, line(one, 4, 1), line(other, 5, 1))).isInstanceOf(Deducted.class);
    }

    @Test
    void allComesBackAndTheLedgerSaysFromWhom() {
        RestoreOutcome outcome = shop.restoreAll(order, "cancel");

        assertThat(linesOf(outcome)).isEqualTo(OrderLines.of(List.of(line(one, 4), line(other, 5))));
        assertThat(shop.buckets(one)).isEqualTo(Buckets.supply(10));
        assertThat(shop.buckets(other)).isEqualTo(Buckets.supply(5));
        assertThat(ledger.history(key(one), null, 1)).singleElement().satisfies(entry -> {
            assertThat(entry.requestNo()).isEqualTo("restore:" + order + ":cancel");
            assertThat(entry.type()).isEqualTo(LedgerType.RESTORE);
            assertThat(entry.delta()).isEqualTo(Buckets.restore(4));
        });
        assertThat(status()).isEqualTo(ReservationStatus.RELEASED);
        shop.assertSound(one, other);
    }

    @Test
    void eachUnitComesBackOnce() {
        RestoreOutcome first = shop.restoreAll(order, "cancel");

        assertThat(shop.restoreAll(order, "cancel")).isEqualTo(first);
        assertThat(linesOf(shop.restoreAll(order, "again"))).isEqualTo(OrderLines.NONE);
        assertThat(shop.restore(order, "part", line(one, 1)))
                .isEqualTo(new TooFewLeft(List.of(new Shortfall(line(one, 1), 0))));
        assertThat(shop.buckets(one)).isEqualTo(Buckets.supply(10));
        shop.assertSound(one, other);
    }

    @Test
    void aPartComesBackAndTheRestStaysSold() {
        RestoreOutcome part = shop.restore(order, "p1", line(one, 1));

        assertThat(linesOf(part)).isEqualTo(OrderLines.of(List.of(line(one, 1))));
        assertThat(shop.buckets(one)).isEqualTo(new Buckets(10, 7, 0, 3, 0, 0));
        assertThat(status()).isEqualTo(ReservationStatus.CONFIRMED);
        shop.restore(order, "p2", line(one, 3));
        assertThat(shop.restore(order, "p1", line(one, 1))).as("the repeat").isEqualTo(part);
        assertThat(linesOf(shop.restoreAll(order, "rest"))).isEqualTo(OrderLines.of(List.of(line(other, 5))));
        assertThat(status()).isEqualTo(ReservationStatus.RELEASED);
        shop.assertSound(one, other);
    }

    @Test
    void moreThanIsLeftIsRefusedWholeAndNamesTheLines() {
        shop.restore(order, "p1", line(one, 3));
        long stranger = shop.skuOnSale(1);

        assertThat(shop.restore(order, "p2", line(other, 1), line(one, 2)))
                .isEqualTo(new TooFewLeft(List.of(new Shortfall(line(one, 2), 1))));
        assertThat(shop.restore(order, "p3", line(stranger, 1)))
                .isEqualTo(new TooFewLeft(List.of(new Shortfall(line(stranger, 1), 0))));
        assertThat(shop.buckets(other).confirmed()).isEqualTo(5);
        shop.assertSound(one, other, stranger);
    }

    @Test
    void aRequestNumberStandsForOneContent() {
        shop.restore(order, "p1", line(one, 4), line(other, 5));

        assertThat(shop.restore(order, "p1", line(one, 4))).isEqualTo(new RequestReused("p1"));
        assertThat(shop.restoreAll(order, "p1")).isEqualTo(new RequestReused("p1"));
        shop.assertSound(one, other);
    }

    @Test
    void aPartlyRestoredOrderStillAnswersItsDeductAndAnEmptyOneIsClosed() {
        shop.restore(order, "p1", line(one, 1));
        assertThat(shop.deduct(order, line(one, 4, 1), line(other, 5, 1))).isInstanceOf(Deducted.class);

        shop.restoreAll(order, "rest");
        assertThat(shop.deduct(order, line(one, 4, 1), line(other, 5, 1)))
                .isEqualTo(new DeductOutcome.Refused(new OrderClosed(order, ReservationStatus.RELEASED)));
        assertThat(shop.buckets(one)).isEqualTo(Buckets.supply(10));
    }

    @Test
    void aRestoreBeforeItsDeductClosesTheOrder() {
        String late = newOrder();

        assertThat(shop.restore(late, "p1", line(one, 1))).isEqualTo(new UnknownOrder(late));
        RestoreOutcome all = shop.restoreAll(late, "cancel");
        assertThat(linesOf(all)).isEqualTo(OrderLines.NONE);
        assertThat(shop.restoreAll(late, "cancel")).isEqualTo(all);
        assertThat(shop.deduct(late, line(one, 1, 1)))
                .isEqualTo(new DeductOutcome.Refused(new OrderClosed(late, ReservationStatus.RELEASED)));
        shop.assertSound(one);
    }

    @Test
    void anOrderThatWasReservedAndConfirmedIsRestoredToo() {
        String reserved = newOrder();
        shop.reserve(reserved, line(one, 2));
        assertThat(shop.restoreAll(reserved, "cancel")).isEqualTo(new OnlyReserved(reserved));
        confirmReservation.handle(new SettleCommand(reserved, null, "tests"));

        assertThat(linesOf(shop.restoreAll(reserved, "cancel"))).isEqualTo(OrderLines.of(List.of(line(one, 2))));
        assertThat(shop.buckets(one)).isEqualTo(new Buckets(10, 6, 0, 4, 0, 0));
        shop.assertSound(one);
    }

    @Test
    void theSameRestoreManyTimesAtOnceReturnsEachUnitOnce() throws Exception {
        List<RestoreOutcome> outcomes = Together.run(20, i -> shop.restoreAll(order, "cancel"));

        assertThat(outcomes).containsOnly(outcomes.get(0));
        assertThat(linesOf(outcomes.get(0)).lines()).hasSize(2);
        assertThat(shop.buckets(one)).isEqualTo(Buckets.supply(10));
        shop.assertSound(one, other);
    }

    @Test
    void manyRestorationsOfPartsAtOnceReturnEachUnitOnce() throws Exception {
        List<RestoreOutcome> outcomes = Together.run(20, i -> shop.restore(order, "p" + i, line(other, 1)));

        assertThat(outcomes).filteredOn(Restored.class::isInstance).hasSize(5);
        assertThat(outcomes).filteredOn(TooFewLeft.class::isInstance).hasSize(15);
        assertThat(shop.buckets(other)).isEqualTo(Buckets.supply(5));
        shop.assertSound(one, other);
    }

    @RepeatedTest(10)
    void whicheverOfDeductAndRestoreComesFirstNothingStaysSold() throws Exception {
        String race = newOrder();
        List<Object> outcomes = Together.run(
                List.of(() -> shop.deduct(race, line(one, 1, 1)), () -> (Object) shop.restoreAll(race, "cancel")));

        assertThat(outcomes.get(1)).isInstanceOf(Restored.class);
        assertThat(shop.buckets(one)).isEqualTo(new Buckets(10, 6, 0, 4, 0, 0));
        shop.assertSound(one);
    }

    @Test
    void theDatabaseItselfRefusesToGiveBackMoreThanWasTaken() {
        assertThatThrownBy(() -> jdbc.update(
                        "UPDATE inventory_reservation_line SET restored_qty = 6 WHERE inventory_key = ?", key(other)))
                .isInstanceOf(DataAccessException.class)
                .hasMessageContaining("ck_inventory_reservation_line_restored");
    }

    private ReservationStatus status() {
        return readReservation.handle(order).orElseThrow().status();
    }

    private static OrderLines linesOf(RestoreOutcome outcome) {
        assertThat(outcome).isInstanceOf(Restored.class);
        return ((Restored) outcome).restore().lines();
    }
}
