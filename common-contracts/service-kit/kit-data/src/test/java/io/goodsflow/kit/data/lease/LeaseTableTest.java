package io.goodsflow.kit.data.lease;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kit.data.KitDataTest;
import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.LeaseLostException;
import io.goodsflow.kit.data.LeaseTable;
import io.goodsflow.kit.data.LeaseTable.Claimed;
import io.goodsflow.kit.data.LeaseTables;
import io.goodsflow.kit.data.Together;
import io.goodsflow.kit.data.Transactions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

@KitDataTest
class LeaseTableTest {

    private static final Duration TTL = Duration.ofSeconds(30);
    private static final long FIRST = 830_000;

    @Autowired
    LeaseTables leaseTables;

    @Autowired
    LeaseContext context;

    @Autowired
    Transactions transactions;

    @Autowired
    JdbcTemplate jdbc;

    private LeaseTable table;
    private LeaseTable another;

    @BeforeEach
    void threePendingRows() {
        table = of(leaseTables);
        another = of(
                new JdbcLeaseTables(new LeaseContext(context.jdbc(), context.transactions(), new WorkerId("another"))));
        jdbc.update("DELETE FROM leased_thing");
        LongStream.range(FIRST, FIRST + 3)
                .forEach(id -> jdbc.update("INSERT INTO leased_thing (id, status) VALUES (?, 'PENDING')", id));
    }

    private static LeaseTable of(LeaseTables tables) {
        return tables.of("leased_thing", "status IN ('PENDING', 'RUNNING')", "status = 'RUNNING', stage = 'CLAIMED'");
    }

    @Test
    void aClaimAppliesItsAssignments() {
        Lease lease = table.tryClaim(FIRST, TTL).orElseThrow();

        assertThat(jdbc.queryForMap("SELECT * FROM leased_thing WHERE id = ?", FIRST))
                .containsEntry("status", "RUNNING")
                .containsEntry("stage", "CLAIMED")
                .containsEntry("worker_id", lease.workerId())
                .containsEntry("lease_token", lease.token());
        assertThat(another.tryClaim(FIRST, TTL)).isEmpty();
    }

    @Test
    void aRowInAnotherStateCannotBeClaimed() {
        jdbc.update("UPDATE leased_thing SET status = 'DONE' WHERE id = ?", FIRST);

        assertThat(table.tryClaim(FIRST, TTL)).isEmpty();
        assertThat(table.tryClaim(FIRST + 999, TTL)).isEmpty();
    }

    @Test
    void theOldestRowComesFirstAndThenTheNext() {
        assertThat(table.tryClaimNext(TTL)).map(Claimed::id).contains(FIRST);
        assertThat(another.tryClaimNext(TTL)).map(Claimed::id).contains(FIRST + 1);
        assertThat(table.tryClaimNext(TTL)).map(Claimed::id).contains(FIRST + 2);
        assertThat(another.tryClaimNext(TTL)).isEmpty();
    }

    @Test
    void manyWorkersShareTheRowsWithoutWaitingForEachOther() throws Exception {
        LongStream.range(FIRST + 3, FIRST + 200)
                .forEach(id -> jdbc.update("INSERT INTO leased_thing (id, status) VALUES (?, 'PENDING')", id));

        List<List<Long>> taken = Together.run(8, () -> {
            List<Long> mine = new ArrayList<>();
            // a scan may meet only rows that others are just taking; the queue is empty when the table says so
            while (pending() > 0) {
                table.tryClaimNext(TTL).map(Claimed::id).ifPresent(mine::add);
            }
            return mine;
        });

        List<Long> all = taken.stream().flatMap(List::stream).toList();
        assertThat(all).hasSize(200);
        assertThat(new HashSet<>(all)).hasSize(200);
    }

    @Test
    void aRowThatAnotherTransactionHoldsIsPassedOver() {
        transactions.run(() -> {
            jdbc.queryForList("SELECT * FROM leased_thing WHERE id = ? FOR UPDATE", FIRST);

            Optional<Claimed> claimed = inAnotherThread(() -> another.tryClaimNext(TTL));

            assertThat(claimed).map(Claimed::id).contains(FIRST + 1);
        });
    }

    @Test
    void aDeadWorkersRowIsTakenOverAndItsLateWriteIsUndone() {
        Lease old = table.tryClaim(FIRST, TTL).orElseThrow();
        expire(FIRST);
        Claimed taken = another.tryClaimNext(TTL).orElseThrow();
        assertThat(taken.id()).isEqualTo(FIRST);

        assertThat(table.renew(FIRST, old, TTL)).isFalse();
        assertThatThrownBy(() -> transactions.run(() -> {
                    jdbc.update("UPDATE leased_thing SET progress = 99 WHERE id = ?", FIRST);
                    table.fence(FIRST, old);
                }))
                .isInstanceOf(LeaseLostException.class);
        table.release(FIRST, old);

        transactions.run(() -> {
            another.fence(FIRST, taken.lease());
            jdbc.update("UPDATE leased_thing SET progress = 7 WHERE id = ?", FIRST);
        });
        assertThat(jdbc.queryForObject("SELECT progress FROM leased_thing WHERE id = ?", Long.class, FIRST))
                .isEqualTo(7);
    }

    @Test
    void aReleasedRowCanBeClaimedAgain() {
        Lease lease = table.tryClaim(FIRST, TTL).orElseThrow();
        assertThat(table.renew(FIRST, lease, TTL)).isTrue();

        table.release(FIRST, lease);

        assertThat(another.tryClaim(FIRST, TTL)).isPresent();
    }

    @Test
    void aTableNameIsAName() {
        assertThatThrownBy(() -> leaseTables.of("leased_thing; DROP TABLE lease", "TRUE", ""))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private <R> R inAnotherThread(Callable<R> work) {
        try {
            return Together.run(1, work).get(0);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private int pending() {
        return jdbc.queryForObject("SELECT COUNT(*) FROM leased_thing WHERE status = 'PENDING'", Integer.class);
    }

    private void expire(long id) {
        jdbc.update("UPDATE leased_thing SET lease_until = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND WHERE id = ?", id);
    }
}
