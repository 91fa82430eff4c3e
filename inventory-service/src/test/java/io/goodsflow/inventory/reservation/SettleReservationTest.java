package io.goodsflow.inventory.reservation;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.line;
import static io.goodsflow.inventory.Shop.newOrder;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.TestClock;
import io.goodsflow.inventory.reservation.application.ConfirmReservation;
import io.goodsflow.inventory.reservation.application.ExpireReservation;
import io.goodsflow.inventory.reservation.application.ReadReservation;
import io.goodsflow.inventory.reservation.application.ReleaseReservation;
import io.goodsflow.inventory.reservation.application.SettleCommand;
import io.goodsflow.inventory.reservation.domain.ReservationStatus;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome;
import io.goodsflow.inventory.reservation.domain.SettleOutcome;
import io.goodsflow.inventory.reservation.domain.SettleOutcome.Illegal;
import io.goodsflow.inventory.reservation.domain.SettleOutcome.Settled;
import io.goodsflow.inventory.reservation.domain.SettleOutcome.UnknownOrder;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

@InventoryTest
class SettleReservationTest {

    @Autowired
    private Shop shop;

    @Autowired
    private ConfirmReservation confirmReservation;

    @Autowired
    private ReleaseReservation releaseReservation;

    @Autowired
    private ExpireReservation expireReservation;

    @Autowired
    private ReadReservation readReservation;

    @Autowired
    private StockLedger ledger;

    @Autowired
    private TestClock clock;

    private final String order = newOrder();
    private long sku;

    @BeforeEach
    void tenUnits() {
        sku = shop.skuOnSale(10);
    }

    @Test
    void confirmingMovesTheUnitsOnceHoweverOftenItIsAsked() {
        shop.reserve(order, line(sku, 4));

        SettleOutcome first = confirm();
        SettleOutcome again = confirm();

        assertThat(first).isInstanceOf(Settled.class).isEqualTo(again);
        assertThat(shop.buckets(sku)).isEqualTo(new Buckets(10, 6, 0, 4, 0, 0));
        assertThat(ledger.history(key(sku), null, 2))
                .extracting(LedgerEntry::requestNo)
                .containsExactly("confirm:" + order + ":1", "reserve:" + order + ":1");
        shop.assertSound(sku);
    }

    @Test
    void theCallersOwnNumberOfAnOperationStandsInTheLedger() {
        shop.reserve(order, line(sku, 4));

        confirmReservation.handle(new SettleCommand(order, "pay-77", "trade"));

        assertThat(ledger.history(key(sku), null, 1)).singleElement().satisfies(entry -> {
            assertThat(entry.requestNo()).isEqualTo("confirm:" + order + ":pay-77");
            assertThat(entry.operator()).isEqualTo("trade");
        });
    }

    @Test
    void releasingTwiceReturnsEachUnitOnce() {
        shop.reserve(order, line(sku, 4));

        assertThat(release()).isInstanceOf(Settled.class).isEqualTo(release());
        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(10));
        shop.assertSound(sku);
    }

    @Test
    void aReleasedOrderIsNeitherConfirmedNorReservedAgain() {
        shop.reserve(order, line(sku, 4));
        release();

        assertThat(confirm()).isEqualTo(new Illegal(order, ReservationStatus.RELEASED));
        assertThat(shop.reserve(order, line(sku, 4)))
                .isEqualTo(new ReserveOutcome.OrderClosed(order, ReservationStatus.RELEASED));
    }

    @Test
    void aConfirmedOrderIsNotReleased() {
        shop.reserve(order, line(sku, 4));
        confirm();

        assertThat(release()).isEqualTo(new Illegal(order, ReservationStatus.CONFIRMED));
        assertThat(shop.buckets(sku).confirmed()).isEqualTo(4);
    }

    @Test
    void confirmingAnOrderThatNobodyReservedIsUnknown() {
        assertThat(confirm()).isEqualTo(new UnknownOrder(order));
    }

    @Test
    void aReleaseThatOvertookItsReserveClosesTheOrder() {
        assertThat(release()).isInstanceOf(Settled.class).isEqualTo(release());

        assertThat(shop.reserve(order, line(sku, 1)))
                .isEqualTo(new ReserveOutcome.OrderClosed(order, ReservationStatus.RELEASED));
        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(10));
        assertThat(confirm()).isEqualTo(new Illegal(order, ReservationStatus.RELEASED));
    }

    @Test
    void pastItsEndAClaimIsNotConfirmedThoughTheSweepHasNotComeYet() {
        shop.reserve(order, Duration.ofHours(1), line(sku, 4));
        Instant end = end();

        assertThat(clock.at(end, this::confirm)).isEqualTo(new Illegal(order, ReservationStatus.EXPIRED));
        assertThat(clock.at(end.minusMillis(1), this::confirm)).isInstanceOf(Settled.class);
    }

    @Test
    void anEndedClaimGivesItsUnitsBackOnce() {
        shop.reserve(order, Duration.ofHours(1), line(sku, 4));
        Instant end = end();

        assertThat(clock.at(end.minusMillis(1), () -> expireReservation.handle(order)))
                .isFalse();
        assertThat(clock.at(end, () -> expireReservation.handle(order))).isTrue();
        assertThat(clock.at(end, () -> expireReservation.handle(order))).isFalse();

        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(10));
        assertThat(ledger.history(key(sku), null, 1))
                .extracting(LedgerEntry::requestNo)
                .containsExactly("expire:" + order + ":1");
        assertThat(release()).as("nothing is left to release").isInstanceOf(Settled.class);
        shop.assertSound(sku);
    }

    @Test
    void theSweepFindsEndedClaimsByItself() {
        shop.reserve(order, Duration.ofMillis(200), line(sku, 4));

        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(10)));
        assertThat(readReservation.handle(order))
                .get()
                .extracting(ReadReservation.View::status)
                .isEqualTo(ReservationStatus.EXPIRED);
        assertThat(confirm()).isEqualTo(new Illegal(order, ReservationStatus.EXPIRED));
        shop.assertSound(sku);
    }

    private Instant end() {
        Instant end = readReservation.handle(order).orElseThrow().reservation().expiresAt();
        assertThat(end).isNotNull();
        return end;
    }

    private SettleOutcome confirm() {
        return confirmReservation.handle(new SettleCommand(order, null, "tests"));
    }

    private SettleOutcome release() {
        return releaseReservation.handle(new SettleCommand(order, null, "tests"));
    }
}
