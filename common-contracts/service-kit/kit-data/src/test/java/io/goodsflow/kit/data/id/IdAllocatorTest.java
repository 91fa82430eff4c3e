package io.goodsflow.kit.data.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.KitDataTest;
import io.goodsflow.kit.data.Together;
import io.goodsflow.kit.data.Transactions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

@KitDataTest
class IdAllocatorTest {

    @Autowired
    IdAllocator ids;

    @Autowired
    DataSource dataSource;

    @Autowired
    JdbcTemplate jdbc;

    @Autowired
    Transactions transactions;

    @Test
    void aNewSequenceStartsAt1000() {
        assertThat(ids.next("fresh")).isEqualTo(1000);
        assertThat(ids.next("fresh")).isEqualTo(1001);
    }

    @Test
    void idsOfOneCallGrowAcrossSegments() {
        ids.next("many", 60);

        long[] taken = ids.next("many", 500);

        assertThat(taken).hasSize(500).isSorted().doesNotHaveDuplicates();
        assertThat(taken[0]).isEqualTo(1060);
    }

    @Test
    void severalProcessesOfManyThreadsNeverShareAnId() throws Exception {
        List<IdAllocator> processes = List.of(ids, anotherProcess(), anotherProcess());
        AtomicInteger number = new AtomicInteger();

        List<List<Long>> taken = Together.run(12, () -> {
            IdAllocator mine = processes.get(number.getAndIncrement() % processes.size());
            List<Long> all = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                all.add(mine.next("shared"));
            }
            return all;
        });

        assertThat(taken).allSatisfy(all -> assertThat(all).isSorted());
        assertThat(new HashSet<>(taken.stream().flatMap(List::stream).toList())).hasSize(12 * 300);
    }

    @Test
    void aSequenceThatManyProcessesStartAtOnceIsCreatedOnce() throws Exception {
        for (int round = 0; round < 20; round++) {
            String sequence = "started-" + round;
            List<Long> firsts = Together.run(6, () -> anotherProcess().next(sequence));

            assertThat(firsts).doesNotHaveDuplicates().contains(1000L);
        }
    }

    @Test
    void withinATransactionOfTheSamePoolSegmentsAreTakenOnAConnectionOfTheirOwn() {
        IdAllocator onThePool = anotherProcess();

        assertThatThrownBy(() -> transactions.run(() -> {
                    onThePool.next("apart");
                    throw new IllegalStateException("refused");
                }))
                .hasMessage("refused");

        assertThat(jdbc.queryForObject("SELECT next_value FROM id_segment WHERE name = 'apart'", Long.class))
                .isEqualTo(1100);
    }

    @Test
    void aRolledBackTransactionDoesNotGiveItsIdsBack() {
        ids.next("kept", 99);
        assertThatThrownBy(() -> transactions.run(() -> {
                    ids.next("kept", 10);
                    throw new IllegalStateException("refused");
                }))
                .hasMessage("refused");

        assertThat(anotherProcess().next("kept")).isGreaterThan(ids.next("kept"));
    }

    @Test
    void aPoolFullOfTransactionsThatNeedIdsDoesNotWaitForItself() throws Exception {
        AtomicInteger number = new AtomicInteger();
        CountDownLatch full = new CountDownLatch(10);

        List<Long> taken = Together.run(
                10,
                () -> transactions.execute(() -> {
                    jdbc.queryForObject("SELECT 1", Integer.class);
                    full.countDown();
                    Together.await(full);
                    return ids.next("within-" + number.incrementAndGet());
                }));

        assertThat(taken).hasSize(10).containsOnly(1000L);
    }

    @Test
    void aSequenceEndsBelow2To53() {
        jdbc.update(
                "INSERT INTO id_segment (name, next_value, updated_at) VALUES ('full', ?, UTC_TIMESTAMP(3))",
                (1L << 53) - 50);

        assertThatThrownBy(() -> ids.next("full")).hasMessageContaining("no ids below 2^53 left");
    }

    @Test
    void aNameThatIsNotAConstantIsRefused() {
        assertThatThrownBy(() -> ids.next("Item 42")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ids.next("item", 0)).isInstanceOf(IllegalArgumentException.class);
    }

    private IdAllocator anotherProcess() {
        return new SegmentedIdAllocator(new TableSegments(dataSource), 100);
    }
}
