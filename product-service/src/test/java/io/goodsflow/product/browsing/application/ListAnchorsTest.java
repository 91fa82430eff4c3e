package io.goodsflow.product.browsing.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.contract.error.ProductError;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A database that answers nobody until it is let. */
class ListAnchorsTest {

    private final ListAnchors anchors = new ListAnchors(
            new BrowsingProperties(100, 1_000, Duration.ofMinutes(1), 2, Duration.ofMillis(50)), Clock.systemUTC());

    @Test
    void whoeverWaitsTooLongForAnothersWalkIsToldToComeBack() throws Exception {
        Slow list = new Slow(new CountDownLatch(1), new CountDownLatch(1));
        ExecutorService threads = Executors.newSingleThreadExecutor();
        try {
            Future<Optional<ListAnchors.Place>> walking = threads.submit(() -> anchors.before(list, 100));
            list.asked.await();

            assertThatThrownBy(() -> anchors.before(list, 100))
                    .isInstanceOfSatisfying(GoodsflowException.class, refusal -> assertThat(refusal.errorCode())
                            .isEqualTo(ProductError.LIST_BUSY));

            list.answering.countDown();
            assertThat(walking.get()).contains(new ListAnchors.Place(100, 7));
            assertThat(anchors.before(list, 100)).isEqualTo(walking.get());
        } finally {
            threads.shutdownNow();
        }
    }

    private record Slow(CountDownLatch asked, CountDownLatch answering) implements BoundedLists.Source {

        @Override
        public long count(int limit) {
            return limit;
        }

        @Override
        public List<ListedProduct> list(@Nullable Long after, long skip, int limit) {
            return List.of();
        }

        @Override
        public OptionalLong idAt(@Nullable Long after, long skip) {
            asked.countDown();
            try {
                answering.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return OptionalLong.of(7);
        }
    }
}
