package io.goodsflow.product.browsing.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Two lists may be read at once. */
class ListTurnsTest {

    private final ListTurns turns =
            new ListTurns(new BrowsingProperties(100, 1_000, Duration.ofSeconds(1), 2, Duration.ofMillis(50)));

    @Test
    void theThirdIsRefusedAndToldToComeBack() throws Exception {
        CountDownLatch reading = new CountDownLatch(2);
        CountDownLatch read = new CountDownLatch(1);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        Future<Boolean> one = threads.submit(() -> turns.take(() -> waitFor(reading, read)));
        Future<Boolean> other = threads.submit(() -> turns.take(() -> waitFor(reading, read)));
        reading.await();

        assertThatThrownBy(() -> turns.take(() -> true)).isInstanceOfSatisfying(GoodsflowException.class, refusal -> {
            assertThat(refusal.errorCode()).isEqualTo(ProductError.LIST_BUSY);
            assertThat(refusal.errorCode().status()).isEqualTo(503);
            assertThat(refusal.properties()).containsEntry("retry_after_seconds", 1);
        });

        read.countDown();
        assertThat(one.get()).isTrue();
        assertThat(other.get()).isTrue();
        assertThat(turns.take(() -> true)).isTrue();
        threads.shutdown();
    }

    @Test
    void aReadThatFailsGivesItsTurnBack() {
        for (int n = 0; n < 3; n++) {
            assertThatThrownBy(() -> turns.take(() -> {
                        throw new IllegalStateException("the database is gone");
                    }))
                    .isInstanceOf(IllegalStateException.class);
        }
        assertThat(turns.take(() -> true)).isTrue();
    }

    private static boolean waitFor(CountDownLatch reading, CountDownLatch read) {
        reading.countDown();
        try {
            read.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return true;
    }
}
