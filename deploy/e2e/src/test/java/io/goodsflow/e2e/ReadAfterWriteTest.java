package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.FreshProducts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Many shoppers look at a few products while they are taken off sale and put on again and their prices change, and at the
 * list of categories while one gets other names: nobody is shown less than the last write that was acknowledged before he
 * asked.
 *
 * <p>{@code -Dgoodsflow.reads.seconds=60 -Dgoodsflow.reads.threads=200} for the full run, {@code -Dgoodsflow.seed=} for the
 * choices of another.
 */
@FleetTest
@Order(9)
class ReadAfterWriteTest {

    private static final Duration LENGTH = Duration.ofSeconds(Integer.getInteger("goodsflow.reads.seconds", 8));
    private static final int THREADS = Integer.getInteger("goodsflow.reads.threads", 40);
    private static final long SEED = Long.getLong("goodsflow.seed", System.nanoTime());
    private static final int ITEMS = 5;
    /** One in so many is a write. */
    private static final int WRITES = 25;
    /** With one look in so many goes one at the list of categories. */
    private static final int LISTS = 10;
    /** Instead of one in so many looks at the list goes a new name. */
    private static final int NAMES = 5;

    private final RunningFleet fleet = new RunningFleet();
    private final Wire gateway = fleet.door("GATEWAY");
    private final Queue<String> stale = new ConcurrentLinkedQueue<>();
    private final AtomicInteger shown = new AtomicInteger();
    private final AtomicInteger absent = new AtomicInteger();
    private final AtomicInteger others = new AtomicInteger();

    @Test
    void no_answer_is_older_than_the_last_write_acknowledged_before_it_was_asked_for() throws Exception {
        fleet.categories(List.of(FreshProducts.CATEGORY));
        List<WatchedItem> items = new ArrayList<>();
        for (int n = 0; n < ITEMS; n++) {
            items.add(WatchedItem.published(fleet, n));
        }

        WatchedCategory category = new WatchedCategory(fleet);
        long end = System.nanoTime() + LENGTH.toNanos();
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        CountDownLatch start = new CountDownLatch(1);
        List<Future<?>> running = new ArrayList<>();
        for (int n = 0; n < THREADS; n++) {
            Random random = new Random(SEED + n);
            running.add(threads.submit(() -> {
                start.await();
                while (System.nanoTime() < end) {
                    lookAtTheList(category, random);
                    WatchedItem item = items.get(random.nextInt(items.size()));
                    if (random.nextInt(WRITES) != 0 || !item.write()) {
                        look(item);
                    }
                }
                return null;
            }));
        }
        start.countDown();
        for (Future<?> thread : running) {
            thread.get();
        }
        threads.shutdown();

        long written = items.stream().mapToLong(WatchedItem::writes).sum();
        System.out.printf(
                "With seed %d: %d pages shown, %d not there, %d writes, %d other answers%n",
                SEED, shown.get(), absent.get(), written, others.get());
        System.out.printf("%d lists shown, %d new names%n", category.shown(), category.renamed());
        assertThat(stale).isEmpty();
        assertThat(category.shown()).as("lists shown").isPositive();
        assertThat(category.renamed()).as("new names").isPositive();
        assertThat(shown.get()).as("pages shown").isGreaterThan(THREADS);
        assertThat(written).as("writes").isPositive();
        assertThat(others.get()).as("answers that are neither the page nor 404").isLessThan(shown.get() / 20);
    }

    private void lookAtTheList(WatchedCategory category, Random random) {
        if (random.nextInt(LISTS) == 0 && (random.nextInt(NAMES) != 0 || !category.rename())) {
            category.staleness().ifPresent(stale::add);
        }
    }

    private void look(WatchedItem item) {
        long acknowledged = item.acknowledged();
        Wire.Reply reply = gateway.get(item.page(), "");
        if (reply.status() != 200 && reply.status() != 404) {
            others.incrementAndGet();
            return;
        }
        (reply.status() == 200 ? shown : absent).incrementAndGet();
        item.staleness(reply, acknowledged).ifPresent(stale::add);
    }
}
