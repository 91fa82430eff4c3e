package io.goodsflow.kit.data.transaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kit.data.KitDataTest;
import io.goodsflow.kit.data.Together;
import io.goodsflow.kit.data.Transactions;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.dao.CannotAcquireLockException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionSynchronizationManager;

@KitDataTest
@Import(TransactionsTest.Annotated.class)
class TransactionsTest {

    private static final long ONE = 810_001;
    private static final long OTHER = 810_002;

    @Autowired
    Transactions transactions;

    @Autowired
    Annotated annotated;

    @Autowired
    JdbcTemplate jdbc;

    @BeforeEach
    void twoRows() {
        jdbc.update("DELETE FROM own_thing WHERE id IN (?, ?)", ONE, OTHER);
        jdbc.update("INSERT INTO own_thing (id, name, amount) VALUES (?, 'one', 0), (?, 'other', 0)", ONE, OTHER);
    }

    @Test
    void twoTransactionsThatDeadlockBothTakeEffectOnce() throws Exception {
        AtomicInteger attempts = new AtomicInteger();

        deadlock((first, second, met) -> transactions.run(() -> {
            attempts.incrementAndGet();
            addTo(first);
            meet(met);
            addTo(second);
        }));

        assertThat(attempts).hasValue(3);
        assertThat(amounts()).containsExactly(2L, 2L);
    }

    @Test
    void aTransactionalMethodIsRepeatedTheSameWay() throws Exception {
        annotated.attempts().set(0);

        deadlock(annotated::addToBoth);

        assertThat(annotated.attempts()).hasValue(3);
        assertThat(amounts()).containsExactly(2L, 2L);
    }

    @Test
    void withinAnOpenTransactionOnlyTheOutermostRepeats() throws Exception {
        AtomicInteger outer = new AtomicInteger();
        annotated.attempts().set(0);

        deadlock((first, second, met) -> transactions.run(() -> {
            outer.incrementAndGet();
            annotated.addToBoth(first, second, met);
        }));

        assertThat(outer).hasValue(3);
        assertThat(annotated.attempts()).hasValue(3);
        assertThat(amounts()).containsExactly(2L, 2L);
    }

    @ParameterizedTest
    @ValueSource(ints = {1213, 1205, 3572})
    void afterThreeRepetitionsTheConflictIsReported(int code) {
        AtomicInteger attempts = new AtomicInteger();

        assertThatThrownBy(() -> transactions.run(() -> {
                    attempts.incrementAndGet();
                    throw conflict(code);
                }))
                .isInstanceOf(CannotAcquireLockException.class);

        assertThat(attempts).hasValue(4);
    }

    @Test
    void noOtherFailureIsRepeated() {
        AtomicInteger attempts = new AtomicInteger();

        assertThatThrownBy(() -> transactions.run(() -> {
                    attempts.incrementAndGet();
                    throw conflict(1062);
                }))
                .isInstanceOf(CannotAcquireLockException.class);

        assertThat(attempts).hasValue(1);
    }

    @Test
    void everyAttemptIsAFreshReadCommittedTransaction() {
        AtomicInteger attempts = new AtomicInteger();

        String isolation = transactions.execute(() -> {
            jdbc.update("UPDATE own_thing SET amount = amount + 1 WHERE id = ?", ONE);
            if (attempts.incrementAndGet() < 3) {
                throw conflict(1213);
            }
            return jdbc.queryForObject("SELECT @@transaction_isolation", String.class);
        });

        assertThat(isolation).isEqualTo("READ-COMMITTED");
        assertThat(amounts()).containsExactly(1L, 0L);
    }

    @Test
    void aMethodThatOpensNoTransactionIsNotRepeated() {
        annotated.attempts().set(0);

        assertThatThrownBy(() -> annotated.withoutTransaction()).isInstanceOf(CannotAcquireLockException.class);

        assertThat(annotated.attempts()).hasValue(1);
    }

    @Test
    void anInterruptedThreadDoesNotGoOn() {
        AtomicInteger attempts = new AtomicInteger();
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> transactions.run(() -> {
                        attempts.incrementAndGet();
                        throw conflict(1213);
                    }))
                    .isInstanceOf(CannotAcquireLockException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(attempts).hasValue(1);
    }

    /** Two rows taken in opposite order by two transactions that hold one each. */
    interface Crossing {
        void run(long first, long second, CountDownLatch met);
    }

    private static void deadlock(Crossing crossing) throws Exception {
        CountDownLatch met = new CountDownLatch(2);
        AtomicInteger number = new AtomicInteger();
        Together.run(2, () -> {
            boolean forward = number.getAndIncrement() == 0;
            crossing.run(forward ? ONE : OTHER, forward ? OTHER : ONE, met);
            return true;
        });
    }

    private static void meet(CountDownLatch met) {
        met.countDown();
        Together.await(met);
    }

    private void addTo(long id) {
        jdbc.update("UPDATE own_thing SET amount = amount + 1 WHERE id = ?", id);
    }

    private List<Long> amounts() {
        return jdbc.queryForList("SELECT amount FROM own_thing WHERE id IN (?, ?) ORDER BY id", Long.class, ONE, OTHER);
    }

    private static CannotAcquireLockException conflict(int code) {
        return new CannotAcquireLockException("conflict", new SQLException("conflict", "40001", code));
    }

    static class Annotated {

        private final AtomicInteger attempts = new AtomicInteger();
        private final JdbcTemplate jdbc;

        Annotated(JdbcTemplate jdbc) {
            this.jdbc = jdbc;
        }

        /** By a method, because a proxy has none of its target's fields. */
        AtomicInteger attempts() {
            return attempts;
        }

        @Transactional
        void addToBoth(long first, long second, CountDownLatch met) {
            attempts.incrementAndGet();
            assertThat(TransactionSynchronizationManager.isActualTransactionActive())
                    .isTrue();
            jdbc.update("UPDATE own_thing SET amount = amount + 1 WHERE id = ?", first);
            meet(met);
            jdbc.update("UPDATE own_thing SET amount = amount + 1 WHERE id = ?", second);
        }

        @Transactional(propagation = Propagation.SUPPORTS)
        void withoutTransaction() {
            attempts.incrementAndGet();
            throw conflict(1213);
        }
    }
}
