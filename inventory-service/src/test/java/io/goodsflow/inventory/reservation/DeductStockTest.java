package io.goodsflow.inventory.reservation;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.line;
import static io.goodsflow.inventory.Shop.newId;
import static io.goodsflow.inventory.Shop.newOrder;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.reservation.application.ConfirmReservation;
import io.goodsflow.inventory.reservation.application.ReadReservation;
import io.goodsflow.inventory.reservation.application.ReleaseReservation;
import io.goodsflow.inventory.reservation.application.SettleCommand;
import io.goodsflow.inventory.reservation.domain.DeductOutcome;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.Deducted;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.OffSale;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.OnlyReserved;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.Refused;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.UnknownSku;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.VersionGap;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.VersionMoved;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.VersionNotSeen;
import io.goodsflow.inventory.reservation.domain.ReservationStatus;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.InsufficientStock;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.OrderClosed;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.OrderMismatch;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Shortfall;
import io.goodsflow.inventory.reservation.domain.SettleOutcome;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.LedgerType;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

@InventoryTest
class DeductStockTest {

    @Autowired
    private Shop shop;

    @Autowired
    private ReadReservation readReservation;

    @Autowired
    private ReleaseReservation releaseReservation;

    @Autowired
    private ConfirmReservation confirmReservation;

    @Autowired
    private StockLedger ledger;

    private final String order = newOrder();
    private final long item = newId();
    private final long sku = newId();

    @BeforeEach
    void anItemOnSaleInItsThirdVersion() {
        shop.declare(item, sku, "r1", 10);
        shop.follow(item, "ONLINE", 3, sku);
    }

    @Test
    void severalSkusAreSoldTogetherAndTheLedgerSaysToWhom() {
        long other = shop.skuOnSale(5);

        assertThat(shop.deduct(order, line(sku, 3, 3), line(other, 5, 1))).isInstanceOf(Deducted.class);

        assertThat(shop.buckets(sku)).isEqualTo(new Buckets(10, 7, 0, 3, 0, 0));
        assertThat(shop.buckets(other)).isEqualTo(new Buckets(5, 0, 0, 5, 0, 0));
        assertThat(ledger.history(key(sku), null, 1)).singleElement().satisfies(entry -> {
            assertThat(entry.requestNo()).isEqualTo("deduct:" + order + ":1");
            assertThat(entry.type()).isEqualTo(LedgerType.DEDUCT);
            assertThat(entry.delta()).isEqualTo(Buckets.deduct(3));
        });
        assertThat(readReservation.handle(order).orElseThrow().status()).isEqualTo(ReservationStatus.CONFIRMED);
        assertThat(shop.balance(sku).inventoryVersion())
                .as("orders leave it alone")
                .isEqualTo(1);
        shop.assertSound(sku, other);
    }

    @Test
    void aSkuThatIsNamedTwiceIsSummedFirst() {
        assertThat(shop.deduct(order, line(sku, 6, 3), line(sku, 6, 3)))
                .isEqualTo(new Refused(new InsufficientStock(List.of(new Shortfall(line(sku, 12, 3), 10)))));
        assertThat(shop.deduct(order, line(sku, 6, 3), line(sku, 4, 3))).isInstanceOf(Deducted.class);
        assertThat(shop.buckets(sku).confirmed()).isEqualTo(10);
    }

    @Test
    void itsOwnRetryGetsTheSameAnswerThoughTheItemMovedOn() {
        DeductOutcome first = shop.deduct(order, line(sku, 10, 3));
        shop.follow(item, "OFFLINE", 4, sku);

        assertThat(shop.deduct(order, line(sku, 10, 3))).isEqualTo(first);
        assertThat(shop.buckets(sku).confirmed()).isEqualTo(10);
        shop.assertSound(sku);
    }

    @Test
    void otherContentUnderTheSameOrderIsRefused() {
        shop.deduct(order, line(sku, 2, 3));

        assertThat(shop.deduct(order, line(sku, 3, 3))).isEqualTo(new Refused(new OrderMismatch(order)));
        assertThat(shop.deduct(order, line(sku, 2, 2))).isEqualTo(new Refused(new OrderMismatch(order)));
        assertThat(shop.buckets(sku).confirmed()).isEqualTo(2);
    }

    @Test
    void aSkuThatIsNotThereAndOneThatIsOffSaleAreToldApart() {
        long dropped = newId();
        long never = newId();
        shop.follow(item, "ONLINE", 4, sku, dropped);
        shop.follow(item, "ONLINE", 5, sku);
        assertThat(shop.deduct(order, line(sku, 1, 5), line(dropped, 1, 5), line(never, 1, 5)))
                .isInstanceOfSatisfying(UnknownSku.class, refused -> assertThat(refused.lines())
                        .containsExactlyInAnyOrder(line(dropped, 1, 5), line(never, 1, 5)));

        shop.follow(item, "OFFLINE", 6, sku);
        assertThat(shop.deduct(order, line(sku, 1, 6))).isEqualTo(new OffSale(List.of(line(sku, 1, 6))));
        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(10));
    }

    @Test
    void anItemThatChangedSinceTheOrderConfirmedItIsRefused() {
        assertThat(shop.deduct(order, line(sku, 1, 2)))
                .isEqualTo(new VersionMoved(List.of(new VersionGap(line(sku, 1, 2), 3))));
        assertThat(shop.deduct(order, line(sku, 1, 4)))
                .as("its news has not come yet")
                .isEqualTo(new VersionNotSeen(List.of(new VersionGap(line(sku, 1, 4), 3))));

        shop.follow(item, "ONLINE", 4, sku);
        assertThat(shop.deduct(order, line(sku, 1, 4))).isInstanceOf(Deducted.class);
    }

    @Test
    void anOrderThatIsAheadOfTheNewsHearsNothingDefiniteUntilTheyCame() {
        shop.follow(item, "OFFLINE", 4, sku);
        assertThat(shop.deduct(order, line(sku, 1, 5)))
                .as("off sale in the version before")
                .isEqualTo(new VersionNotSeen(List.of(new VersionGap(line(sku, 1, 5), 4))));
        shop.follow(item, "ONLINE", 5, newId());
        assertThat(shop.deduct(order, line(sku, 1, 6)))
                .as("dropped in the version before")
                .isEqualTo(new VersionNotSeen(List.of(new VersionGap(line(sku, 1, 6), 5))));

        assertThat(shop.deduct(order, line(sku, 1, 5)))
                .as("as new as the news")
                .isEqualTo(new UnknownSku(List.of(line(sku, 1, 5))));
        shop.follow(item, "ONLINE", 6, sku);
        assertThat(shop.deduct(order, line(sku, 1, 6))).isInstanceOf(Deducted.class);
    }

    @Test
    void aSkuWithStockWhoseItemIsStillToBeHeardOfIsWaitedForOneWithoutIsNot() {
        long declared = newId();
        long never = newId();
        shop.declare(newId(), declared, "r1", 10);

        assertThat(shop.deduct(order, line(declared, 1, 1)))
                .isEqualTo(new VersionNotSeen(List.of(new VersionGap(line(declared, 1, 1), 0))));
        assertThat(shop.deduct(order, line(never, 1, 1))).isEqualTo(new UnknownSku(List.of(line(never, 1, 1))));
        assertThat(shop.deduct(order, line(never, 1, 1), line(declared, 1, 1), line(sku, 1, 2)))
                .as("one line that is ahead")
                .isEqualTo(new VersionNotSeen(List.of(new VersionGap(line(declared, 1, 1), 0))));
    }

    @Test
    void aLineThatFailsLeavesNothingTaken() {
        long few = shop.skuOnSale(1);

        assertThat(shop.deduct(order, line(sku, 1, 3), line(few, 2, 1)))
                .isEqualTo(new Refused(new InsufficientStock(List.of(new Shortfall(line(few, 2, 1), 1)))));

        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(10));
        assertThat(readReservation.handle(order)).isEmpty();
        assertThat(shop.deduct(order, line(sku, 1, 3)))
                .as("a refusal is forgotten")
                .isInstanceOf(Deducted.class);
    }

    @Test
    void anOrderThatIsOnlyReservedIsNotSoldBehindItsConfirmation() {
        shop.reserve(order, line(sku, 2));

        assertThat(shop.deduct(order, line(sku, 2, 3))).isEqualTo(new OnlyReserved(order));
        assertThat(shop.deduct(order, line(sku, 1, 3)))
                .as("other content")
                .isEqualTo(new Refused(new OrderMismatch(order)));
        assertThat(shop.buckets(sku)).isEqualTo(new Buckets(10, 8, 2, 0, 0, 0));
    }

    @Test
    void anOrderWhoseReservationIsOverIsClosedAndOneThatIsConfirmedIsNotTheSame() {
        shop.reserve(order, line(sku, 2));
        releaseReservation.handle(new SettleCommand(order, null, "tests"));
        assertThat(shop.deduct(order, line(sku, 2, 3)))
                .isEqualTo(new Refused(new OrderClosed(order, ReservationStatus.RELEASED)));

        String paid = newOrder();
        shop.reserve(paid, line(sku, 2));
        confirmReservation.handle(new SettleCommand(paid, null, "tests"));
        assertThat(shop.deduct(paid, line(sku, 2, 3)))
                .as("nobody knows in which version it was confirmed")
                .isEqualTo(new Refused(new OrderMismatch(paid)));
        shop.assertSound(sku);
    }

    @Test
    void anOrderThatWasClosedBeforeIsNotSold() {
        releaseReservation.handle(new SettleCommand(order, null, "tests"));

        assertThat(shop.deduct(order, line(sku, 2, 3)))
                .isEqualTo(new Refused(new OrderClosed(order, ReservationStatus.RELEASED)));
    }

    @Test
    void whatIsSoldIsRestoredNotReleased() {
        shop.deduct(order, line(sku, 2, 3));

        assertThat(releaseReservation.handle(new SettleCommand(order, null, "tests")))
                .isEqualTo(new SettleOutcome.Illegal(order, ReservationStatus.CONFIRMED));
        assertThat(shop.buckets(sku).confirmed()).isEqualTo(2);
    }
}
