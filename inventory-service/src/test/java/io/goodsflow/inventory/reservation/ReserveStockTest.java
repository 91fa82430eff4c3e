package io.goodsflow.inventory.reservation;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.line;
import static io.goodsflow.inventory.Shop.newId;
import static io.goodsflow.inventory.Shop.newOrder;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.reservation.application.ReleaseReservation;
import io.goodsflow.inventory.reservation.application.SettleCommand;
import io.goodsflow.inventory.reservation.domain.OrderLine;
import io.goodsflow.inventory.reservation.domain.Reservations;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.InsufficientStock;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.NotOnSale;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.OrderMismatch;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Reserved;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Shortfall;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

@InventoryTest
class ReserveStockTest {

    @Autowired
    private Shop shop;

    @Autowired
    private StockLedger ledger;

    @Autowired
    private Reservations reservations;

    @Autowired
    private ReleaseReservation release;

    private final String order = newOrder();

    @Test
    void severalLinesAreHeldTogetherAndTheLedgerSaysForWhom() {
        long one = shop.skuOnSale(10);
        long other = shop.skuOnSale(5);

        assertThat(shop.reserve(order, line(one, 3), line(other, 5))).isInstanceOf(Reserved.class);

        assertThat(shop.buckets(one)).isEqualTo(new Buckets(10, 7, 3, 0, 0, 0));
        assertThat(shop.buckets(other)).isEqualTo(new Buckets(5, 0, 5, 0, 0, 0));
        assertThat(ledger.history(key(one), null, 1))
                .extracting(LedgerEntry::requestNo)
                .containsExactly("reserve:" + order + ":1");
        assertThat(shop.balance(one).inventoryVersion())
                .as("orders leave it alone")
                .isEqualTo(1);
        shop.assertSound(one, other);
    }

    @Test
    void anOrderThatNamesAKeyTwiceIsRefusedWholeIfTheSumIsTooMuch() {
        long sku = shop.skuOnSale(3);

        assertThat(shop.reserve(order, line(sku, 2), line(sku, 2)))
                .isEqualTo(new InsufficientStock(List.of(new Shortfall(line(sku, 4), 3))));
        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(3));
    }

    @Test
    void aLineThatFailsLeavesNothingHeld() {
        long plenty = shop.skuOnSale(10);
        long none = shop.skuOnSale(0);
        long few = shop.skuOnSale(1);

        ReserveOutcome outcome = shop.reserve(order, line(plenty, 1), line(none, 1), line(few, 2));

        assertThat(outcome).isInstanceOf(InsufficientStock.class);
        assertThat(((InsufficientStock) outcome).lines())
                .containsExactlyInAnyOrder(new Shortfall(line(none, 1), 0), new Shortfall(line(few, 2), 1));
        assertThat(shop.buckets(plenty)).isEqualTo(Buckets.supply(10));
        assertThat(reservations.find(order)).isEmpty();
    }

    @Test
    void aRefusalIsForgottenSoThatTheOrderMayTryAgain() {
        long sku = shop.skuOnSale(1);
        String first = newOrder();
        shop.reserve(first, line(sku, 1));
        assertThat(shop.reserve(order, line(sku, 1))).isInstanceOf(InsufficientStock.class);

        release.handle(new SettleCommand(first, null, "tests"));

        assertThat(shop.reserve(order, line(sku, 1))).isInstanceOf(Reserved.class);
    }

    @Test
    void itsOwnRetryGetsTheSameAnswerThoughNothingIsLeft() {
        long sku = shop.skuOnSale(2);
        Reserved first = (Reserved) shop.reserve(order, line(sku, 2));

        Reserved again = (Reserved) shop.reserve(order, line(sku, 1), line(sku, 1));

        assertThat(first.repeated()).isFalse();
        assertThat(again.repeated()).isTrue();
        assertThat(again.reservation()).isEqualTo(first.reservation());
        assertThat(shop.buckets(sku)).isEqualTo(new Buckets(2, 0, 2, 0, 0, 0));
    }

    @Test
    void otherLinesUnderTheSameOrderAreRefused() {
        long sku = shop.skuOnSale(9);
        shop.reserve(order, line(sku, 2));

        assertThat(shop.reserve(order, line(sku, 3))).isEqualTo(new OrderMismatch(order));
        assertThat(shop.buckets(sku).reserved()).isEqualTo(2);
    }

    @Test
    void onlyTheCurrentSkusOfAnItemOnSaleCanBeReserved() {
        long item = newId();
        long kept = newId();
        long dropped = newId();
        shop.declare(item, kept, "a", 5);
        shop.declare(item, dropped, "b", 5);

        assertThat(shop.reserve(newOrder(), line(kept, 1)))
                .as("never published")
                .isInstanceOf(NotOnSale.class);

        shop.follow(item, "ONLINE", 1, kept, dropped);
        assertThat(shop.reserve(newOrder(), line(dropped, 1))).isInstanceOf(Reserved.class);

        shop.follow(item, "ONLINE", 2, kept);
        assertThat(shop.reserve(newOrder(), line(kept, 1), line(dropped, 1)))
                .isEqualTo(new NotOnSale(List.of(line(dropped, 1))));

        shop.follow(item, "OFFLINE", 3, kept);
        shop.follow(item, "ONLINE", 2, kept);
        assertThat(shop.reserve(newOrder(), line(kept, 1))).as("old news").isInstanceOf(NotOnSale.class);
        shop.assertSound(kept, dropped);
    }

    @Test
    void aSkuWhoseStockWasNeverDeclaredHasNone() {
        long item = newId();
        long sku = newId();
        shop.follow(item, "ONLINE", 1, sku);

        assertThat(shop.reserve(order, line(sku, 1)))
                .isEqualTo(new InsufficientStock(List.of(new Shortfall(line(sku, 1), 0))));
    }

    @Test
    void aNarrowerKeyOfTheSkuIsAKeyOfItsOwn() {
        long sku = shop.skuOnSale(5);
        OrderLine narrow = new OrderLine(key(sku) + "|store:s1", sku, 1);

        assertThat(shop.reserve(order, narrow)).isEqualTo(new InsufficientStock(List.of(new Shortfall(narrow, 0))));
    }
}
