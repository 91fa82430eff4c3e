package io.goodsflow.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;

class WorkersTest {

    @Test
    void every_operation_is_done_once_by_as_many_threads_as_are_asked_for() {
        Set<Integer> numbers = ConcurrentHashMap.newKeySet();
        Set<Integer> threads = ConcurrentHashMap.newKeySet();
        CyclicBarrier all = new CyclicBarrier(3);

        Latency latency = Workers.run(3, 9, (thread, number) -> {
            all.await();
            assertThat(numbers.add(number)).isTrue();
            threads.add(thread);
        });

        assertThat(numbers).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7, 8);
        assertThat(threads).containsExactlyInAnyOrder(0, 1, 2);
        assertThat(latency.maxMicros()).isGreaterThanOrEqualTo(latency.p50Micros());
    }

    @Test
    void an_operation_that_fails_ends_the_measurement() {
        assertThatThrownBy(() -> Workers.run(2, 5, (thread, number) -> {
                    throw new IOException("the disk is full");
                }))
                .isInstanceOf(BenchFailed.class)
                .hasMessageContaining("the disk is full");
    }
}
