package io.goodsflow.product.sku.adapter.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Workshop;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.jdbc.core.JdbcTemplate;

/** Edits of SKUs that nobody ends are seen, by what they wait for. */
@ProductServiceTest
class WaitingWatchTest {

    /** Older than whatever another test leaves behind. */
    private static final double HOUR = 3_600;

    private final long id = Workshop.newId();

    @Autowired
    private WaitingMapper mapper;

    @Autowired
    private JdbcTemplate jdbc;

    @AfterEach
    void nothingWaits() {
        jdbc.update("DELETE FROM product_sku_intent WHERE intent_id = ?", id);
        jdbc.update("DELETE FROM product_sku_stock WHERE sku_id = ?", id);
    }

    @ParameterizedTest
    @CsvSource({"OPEN, DONE, edit", "UNDOING, UNDONE, undo"})
    void anIntentIsCountedWhileItIsOpen(String open, String over, String what) {
        jdbc.update(
                "INSERT INTO product_sku_intent (intent_id, sku_id, item_id, kind, state, operator, attempts,"
                        + " next_attempt_at, created_at, updated_at) VALUES (?, ?, ?, 'DELETE', ?, 'test', 1,"
                        + " UTC_TIMESTAMP(3) + INTERVAL 1 DAY, UTC_TIMESTAMP(3) - INTERVAL 1 HOUR, UTC_TIMESTAMP(3))",
                id,
                id,
                id,
                open);
        double before = waiting(what);
        assertThat(before).isPositive();
        assertThat(oldest(what)).isBetween(HOUR, 2 * HOUR);

        jdbc.update("UPDATE product_sku_intent SET state = ? WHERE intent_id = ?", over, id);

        assertThat(waiting(what)).isEqualTo(before - 1);
        assertThat(oldest(what)).isLessThan(HOUR);
    }

    @Test
    void theStockOfANewSkuIsCountedWhileItIsPending() {
        jdbc.update(
                "INSERT INTO product_sku_stock (sku_id, item_id, merchant_id, publish_version, quantity, operator,"
                        + " state, next_attempt_at, created_at, updated_at) VALUES (?, ?, 0, 2, 5, 'test', 'PENDING',"
                        + " UTC_TIMESTAMP(3) + INTERVAL 1 DAY, UTC_TIMESTAMP(3) - INTERVAL 1 HOUR, UTC_TIMESTAMP(3))",
                id,
                id);
        double before = waiting("stock");
        assertThat(before).isPositive();
        assertThat(oldest("stock")).isBetween(HOUR, 2 * HOUR);

        jdbc.update("UPDATE product_sku_stock SET state = 'SET' WHERE sku_id = ?", id);

        assertThat(waiting("stock")).isEqualTo(before - 1);
        assertThat(oldest("stock")).isLessThan(HOUR);
    }

    @Test
    void theDatabaseIsAskedOnceForAllFigures() {
        AtomicInteger asked = new AtomicInteger();
        MeterRegistry meters = watchedBy(() -> {
            asked.incrementAndGet();
            return List.of(new WaitingRow("UNDO", 3, 40));
        });

        assertThat(figure(meters, "waiting", "undo")).isEqualTo(3);
        assertThat(figure(meters, "oldest.seconds", "undo")).isEqualTo(40);
        assertThat(figure(meters, "waiting", "edit")).isZero();
        assertThat(figure(meters, "oldest.seconds", "stock")).isZero();
        assertThat(asked).hasValue(1);
    }

    @Test
    void whatCannotBeCountedIsNoNumber() {
        MeterRegistry meters = watchedBy(() -> {
            throw new DataAccessResourceFailureException("away");
        });

        assertThat(figure(meters, "waiting", "edit")).isNaN();
        assertThat(figure(meters, "oldest.seconds", "stock")).isNaN();
    }

    private double waiting(String what) {
        return figure(watchedBy(mapper), "waiting", what);
    }

    private double oldest(String what) {
        return figure(watchedBy(mapper), "oldest.seconds", what);
    }

    /** A watch that has not looked yet. */
    private static MeterRegistry watchedBy(WaitingMapper mapper) {
        MeterRegistry meters = new SimpleMeterRegistry();
        new WaitingWatch(mapper, meters);
        return meters;
    }

    private static double figure(MeterRegistry meters, String name, String what) {
        return meters.get("goodsflow.product.sku." + name)
                .tag("what", what)
                .gauge()
                .value();
    }
}
