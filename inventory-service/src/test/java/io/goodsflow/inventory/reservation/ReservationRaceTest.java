package io.goodsflow.inventory.reservation;

import static io.goodsflow.inventory.Shop.key;
import static io.goodsflow.inventory.Shop.line;
import static io.goodsflow.inventory.Shop.newOrder;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.TestClock;
import io.goodsflow.inventory.Together;
import io.goodsflow.inventory.reservation.application.ConfirmReservation;
import io.goodsflow.inventory.reservation.application.ExpireReservation;
import io.goodsflow.inventory.reservation.application.ReadReservation;
import io.goodsflow.inventory.reservation.application.ReleaseReservation;
import io.goodsflow.inventory.reservation.application.SettleCommand;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.InsufficientStock;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Reserved;
import io.goodsflow.inventory.reservation.domain.SettleOutcome;
import io.goodsflow.inventory.reservation.domain.SettleOutcome.Settled;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.StockLedger;
import io.goodsflow.kit.data.Transactions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** What other systems are known to get wrong when two things happen at once. */
@InventoryTest
class ReservationRaceTest {

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
    private Transactions transactions;

    @Autowired
    private TestClock clock;

    private final String order = newOrder();

    @Test
    void ofTwoHundredOrdersForTheLastUnitExactlyOneGetsIt() throws Exception {
        long sku = shop.skuOnSale(1);

        List<ReserveOutcome> outcomes = Together.run(200, i -> shop.reserve(order + "-" + i, line(sku, 1)));

        assertThat(outcomes).filteredOn(Reserved.class::isInstance).hasSize(1);
        assertThat(outcomes).filteredOn(InsufficientStock.class::isInstance).hasSize(199);
        assertThat(shop.buckets(sku)).isEqualTo(new Buckets(1, 0, 1, 0, 0, 0));
        shop.assertSound(sku);
    }

    @Test
    void theSameOrderManyTimesAtOnceHoldsItsUnitsOnce() throws Exception {
        long sku = shop.skuOnSale(50);

        List<ReserveOutcome> outcomes = Together.run(20, i -> shop.reserve(order, line(sku, 2)));

        assertThat(outcomes).allMatch(Reserved.class::isInstance);
        assertThat(outcomes)
                .filteredOn(outcome -> !((Reserved) outcome).repeated())
                .hasSize(1);
        assertThat(shop.buckets(sku)).isEqualTo(new Buckets(50, 48, 2, 0, 0, 0));
        shop.assertSound(sku);
    }

    @Test
    void ownRetryIsAnsweredWhileAnotherTransactionHoldsTheKey() throws Exception {
        long sku = shop.skuOnSale(2);
        shop.reserve(order, line(sku, 2));

        ReserveOutcome retry = transactions.execute(() -> {
            ledger.lock(List.of(key(sku)));
            return CompletableFuture.supplyAsync(() -> shop.reserve(order, line(sku, 2)))
                    .orTimeout(2, TimeUnit.SECONDS)
                    .join();
        });

        assertThat(retry).isInstanceOf(Reserved.class);
    }

    @Test
    void ordersThatNameTheSameKeysInOppositeOrderDoNotBlockEachOther() throws Exception {
        long one = shop.skuOnSale(200);
        long other = shop.skuOnSale(200);

        List<ReserveOutcome> outcomes = Together.run(
                40,
                i -> i % 2 == 0
                        ? shop.reserve(order + "-" + i, line(one, 1), line(other, 1))
                        : shop.reserve(order + "-" + i, line(other, 1), line(one, 1)));

        assertThat(outcomes).allMatch(Reserved.class::isInstance);
        assertThat(shop.buckets(one).reserved()).isEqualTo(40);
        shop.assertSound(one, other);
    }

    @RepeatedTest(10)
    void confirmAndExpiryAtTheSameMomentHaveOneOutcome() throws Exception {
        long sku = shop.skuOnSale(5);
        shop.reserve(order, Duration.ofHours(1), line(sku, 5));
        Instant end = readReservation.handle(order).orElseThrow().reservation().expiresAt();
        assertThat(end).isNotNull();

        List<Boolean> won = Together.run(List.of(
                () -> clock.at(end.minusMillis(1), () -> confirm() instanceof Settled),
                () -> clock.at(end, () -> expireReservation.handle(order))));

        assertThat(won).containsOnlyOnce(true);
        assertThat(shop.buckets(sku)).isEqualTo(won.get(0) ? new Buckets(5, 0, 0, 5, 0, 0) : Buckets.supply(5));
        shop.assertSound(sku);
    }

    @RepeatedTest(10)
    void confirmAndReleaseAtTheSameMomentHaveOneOutcome() throws Exception {
        long sku = shop.skuOnSale(5);
        shop.reserve(order, line(sku, 5));

        List<Boolean> won =
                Together.run(List.of(() -> confirm() instanceof Settled, () -> release() instanceof Settled));

        assertThat(won).containsOnlyOnce(true);
        shop.assertSound(sku);
    }

    @Test
    void manyReleasesAtOnceReturnEachUnitOnce() throws Exception {
        long sku = shop.skuOnSale(5);
        shop.reserve(order, line(sku, 5));

        assertThat(Together.run(10, i -> release())).allMatch(Settled.class::isInstance);
        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(5));
        shop.assertSound(sku);
    }

    @RepeatedTest(10)
    void whicheverOfReserveAndReleaseComesFirstNothingStaysHeld() throws Exception {
        long sku = shop.skuOnSale(5);

        List<Object> outcomes =
                Together.run(List.of(() -> shop.reserve(order, line(sku, 5)), () -> (Object) release()));

        assertThat(outcomes.get(1)).isInstanceOf(Settled.class);
        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(5));
        shop.assertSound(sku);
    }

    private SettleOutcome confirm() {
        return confirmReservation.handle(new SettleCommand(order, null, "tests"));
    }

    private SettleOutcome release() {
        return releaseReservation.handle(new SettleCommand(order, null, "tests"));
    }
}
