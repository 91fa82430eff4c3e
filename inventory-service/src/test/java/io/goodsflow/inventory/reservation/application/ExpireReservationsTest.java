package io.goodsflow.inventory.reservation.application;

import static io.goodsflow.inventory.Shop.line;
import static io.goodsflow.inventory.Shop.newOrder;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.inventory.InventoryTest;
import io.goodsflow.inventory.Shop;
import io.goodsflow.inventory.TestClock;
import io.goodsflow.inventory.reservation.domain.Reservations;
import io.goodsflow.inventory.reservation.domain.Reservations.Due;
import io.goodsflow.inventory.stock.domain.Buckets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

@InventoryTest
class ExpireReservationsTest {

    /** Claims of a distant time, so that the sweep that runs by itself leaves them to the test. */
    private static final Duration TTL = Duration.ofHours(20);

    @Autowired
    private Shop shop;

    @Autowired
    private TestClock clock;

    @Autowired
    private Reservations reservations;

    @Autowired
    private ExpireReservation expireReservation;

    @Autowired
    private JdbcTemplate jdbc;

    private final Instant later = Instant.now().plus(Duration.ofHours(21));

    @Test
    void aSweepGoesThroughAllBatchesAndOneThatCannotBeExpiredStopsNobody() {
        long sku = shop.skuOnSale(100);
        long broken = shop.skuOnSale(1);
        List<String> orders = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            orders.add(newOrder());
            shop.reserve(orders.get(i), TTL, line(sku, 2));
        }
        shop.reserve(newOrder(), TTL, line(broken, 1));
        jdbc.update(
                "UPDATE inventory_balance SET reserved_qty = 0, available_qty = 1 WHERE inventory_key = ?",
                Shop.key(broken));
        ExpireReservations inBatchesOfTwo = sweep(2);

        int expired = clock.at(later, inBatchesOfTwo::handle);

        assertThat(expired).isGreaterThanOrEqualTo(7);
        assertThat(shop.buckets(sku)).isEqualTo(Buckets.supply(100));
        shop.assertSound(sku);
        assertThat(clock.at(later, inBatchesOfTwo::handle))
                .as("nothing is left")
                .isZero();
        jdbc.update(
                "UPDATE inventory_balance SET reserved_qty = 1, available_qty = 0 WHERE inventory_key = ?",
                Shop.key(broken));
        assertThat(clock.at(later, inBatchesOfTwo::handle)).as("the mended one").isEqualTo(1);
    }

    @Test
    void theLongestEndedComeFirstAndEachOnce() {
        long sku = shop.skuOnSale(10);
        String second = newOrder();
        String first = newOrder();
        shop.reserve(second, TTL.plusMinutes(2), line(sku, 1));
        shop.reserve(first, TTL.plusMinutes(1), line(sku, 1));

        List<String> found = new ArrayList<>();
        Due last = Due.START;
        List<Due> batch = reservations.due(later, last, 1);
        while (!batch.isEmpty()) {
            found.add(batch.get(0).orderId());
            last = batch.get(0);
            batch = reservations.due(later, last, 1);
        }

        assertThat(found).containsSubsequence(first, second).doesNotHaveDuplicates();
    }

    private ExpireReservations sweep(int batch) {
        return new ExpireReservations(
                reservations,
                expireReservation,
                new ReservationProperties(Duration.ofMinutes(15), Duration.ofHours(24), Duration.ofSeconds(1), batch),
                clock);
    }
}
