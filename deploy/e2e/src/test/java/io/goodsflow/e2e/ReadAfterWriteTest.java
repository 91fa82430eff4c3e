package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.FreshProducts;
import io.goodsflow.demo.Patience;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.LongStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

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

    private static final Map<String, String> SPECS = Map.of("Color", "blue");
    private static final long PRICE = 100;
    private static final long STOCK = 10;

    private final RunningFleet fleet = new RunningFleet();
    private final Wire gateway = fleet.door("GATEWAY");
    private final Queue<String> stale = new ConcurrentLinkedQueue<>();
    private final AtomicInteger shown = new AtomicInteger();
    private final AtomicInteger absent = new AtomicInteger();
    private final AtomicInteger written = new AtomicInteger();
    private final AtomicInteger others = new AtomicInteger();

    @Test
    void no_answer_is_older_than_the_last_write_acknowledged_before_it_was_asked_for() throws Exception {
        fleet.categories(List.of(FreshProducts.CATEGORY));
        List<Watched> items = new ArrayList<>();
        String operator = Tokens.of(fleet).withRole("OPERATOR");
        for (int n = 0; n < ITEMS; n++) {
            items.add(watched(n, operator));
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
                    Watched item = items.get(random.nextInt(items.size()));
                    if (random.nextInt(WRITES) != 0 || !written(item, operator)) {
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

        System.out.printf(
                "With seed %d: %d pages shown, %d not there, %d writes, %d other answers%n",
                SEED, shown.get(), absent.get(), written.get(), others.get());
        System.out.printf("%d lists shown, %d new names%n", category.shown(), category.renamed());
        assertThat(stale).isEmpty();
        assertThat(category.shown()).as("lists shown").isPositive();
        assertThat(category.renamed()).as("new names").isPositive();
        assertThat(shown.get()).as("pages shown").isGreaterThan(THREADS);
        assertThat(written.get()).as("writes").isPositive();
        assertThat(others.get()).as("answers that are neither the page nor 404").isLessThan(shown.get() / 20);
    }

    @Test
    void a_page_that_did_not_change_is_not_sent_again() {
        fleet.categories(List.of(FreshProducts.CATEGORY));
        String operator = Tokens.of(fleet).withRole("OPERATOR");
        Watched item = watched(ITEMS, operator);
        String page = "/api/products/" + item.id;
        for (String path : List.of(page, "/api/categories")) {
            assertThat(ifNoneMatch(path, tag(path))).as(path).isEqualTo(304);
        }
        String before = tag(page);

        write(item, operator, "unpublish");
        write(item, operator, "publish");

        assertThat(ifNoneMatch(page, before)).isEqualTo(200);
        String renewed = tag(page);
        assertThat(renewed).isNotEqualTo(before);

        changePrice(item, operator);

        assertThat(ifNoneMatch(page, renewed)).isEqualTo(200);
    }

    private String tag(String path) {
        Wire.Reply reply = gateway.get(path, "");
        assertThat(reply.status()).as("%s", reply).isEqualTo(200);
        assertThat(reply.raw().headers().firstValue("Cache-Control")).contains("no-cache");
        return reply.raw().headers().firstValue("ETag").orElseThrow();
    }

    private int ifNoneMatch(String path, String tag) {
        return gateway.send("GET", path, "", "If-None-Match", tag).status();
    }

    private void lookAtTheList(WatchedCategory category, Random random) {
        if (random.nextInt(LISTS) == 0 && (random.nextInt(NAMES) != 0 || !category.rename())) {
            category.staleness().ifPresent(stale::add);
        }
    }

    private void look(Watched item) {
        long acknowledged = item.acknowledged.get();
        Wire.Reply reply = gateway.get("/api/products/" + item.id, "");
        long begun = item.begun.get();
        if (reply.status() == 200) {
            shown.incrementAndGet();
            long version = reply.body().path("publish_version").asLong();
            if (version < acknowledged || version > begun) {
                stale.add("item %d: version %d was shown, %d was written before, %d begun"
                        .formatted(item.id, version, acknowledged, begun));
            }
        } else if (reply.status() == 404) {
            absent.incrementAndGet();
            // it is not there only if it was taken off sale by what was acknowledged before, or begun since
            if (LongStream.rangeClosed(acknowledged, begun).noneMatch(item.offSale::contains)) {
                stale.add("item %d: version %d, on sale, was not shown".formatted(item.id, acknowledged));
            }
        } else {
            others.incrementAndGet();
        }
    }

    /** Off sale and on again, then another price, each acknowledged; false if another thread is writing. */
    private boolean written(Watched item, String operator) {
        if (!item.writer.tryLock()) {
            return false;
        }
        try {
            write(item, operator, "unpublish");
            write(item, operator, "publish");
            changePrice(item, operator);
            return true;
        } finally {
            item.writer.unlock();
        }
    }

    private void write(Watched item, String operator, String command) {
        long next = item.acknowledged.get() + 1;
        if (command.equals("unpublish")) {
            item.offSale.add(next);
        }
        item.begun.set(next);
        Wire.Reply reply;
        do {
            reply = gateway.json("POST", "/api/admin/items/" + item.id + "/" + command, "{}", operator);
        } while (reply.status() >= 500);
        assertThat(reply.status()).as("%s", reply).isEqualTo(200);
        assertThat(reply.body().path("publish_version").asLong()).isEqualTo(next);
        item.acknowledged.set(next);
        written.incrementAndGet();
    }

    /** Each price is another, so each edit is a version; one that is repeated is none. */
    private void changePrice(Watched item, String operator) {
        long next = item.acknowledged.get() + 1;
        item.begun.set(next);
        Wire.Reply reply;
        do {
            reply = gateway.json(
                    "PUT",
                    "/api/admin/skus/" + item.sku,
                    text(Map.of("specs", SPECS, "price", PRICE + next, "stock", STOCK, "expected_stock", STOCK)),
                    operator);
        } while (reply.status() >= 500);
        assertThat(reply.status()).as("%s", reply).isEqualTo(204);
        item.acknowledged.set(next);
        written.incrementAndGet();
    }

    /** A product on sale, with a SKU whose stock nobody moves. */
    private Watched watched(int number, String operator) {
        long id = published(number);
        long sku = Patience.until(Duration.ofSeconds(60), "A SKU of product " + id, () -> {
            Wire.Reply reply = gateway.json(
                    "POST",
                    "/api/admin/products/" + id + "/skus",
                    text(Map.of("specs", SPECS, "price", PRICE, "stock", STOCK)),
                    operator);
            assertThat(reply.status()).as("%s %s", reply, reply.body()).isIn(201, 503);
            return reply.status() == 201 ? Optional.of(reply.body().path("id").asLong()) : Optional.empty();
        });
        return new Watched(
                id,
                sku,
                ok(gateway.get("/api/products/" + id, ""))
                        .path("publish_version")
                        .asLong());
    }

    /** A product on sale at version 1. */
    private long published(int number) {
        String run = UUID.randomUUID().toString();
        String operation = "read:" + run;
        Wire product = fleet.door("PRODUCT");
        String service = Tokens.of(fleet).withRole("SERVICE");
        JsonNode draft = ok(product.json(
                "POST",
                "/internal/product/drafts",
                text(Map.of(
                        "request_id",
                        operation,
                        "operation_id",
                        operation,
                        "merchant_id",
                        Tokens.MERCHANT,
                        "source",
                        "OPERATOR",
                        "operator",
                        "e2e",
                        "target_sale_state",
                        "ONLINE",
                        "content",
                        Map.of(
                                "category",
                                FreshProducts.CATEGORY,
                                "title",
                                "Looked at " + number,
                                "outer_id",
                                run,
                                "image_urls",
                                List.of(),
                                "attributes",
                                Map.of(),
                                "skus",
                                List.of(Map.of("specs", Map.of("Color", "red"), "price", 100))))),
                service));
        long id = draft.path("draft_id").asLong();
        ok(product.json(
                "POST",
                "/internal/product/drafts/" + id + "/submit",
                text(Map.of("request_id", operation + ":submit", "operator", "e2e")),
                service));
        Awaitility.await("the review of draft " + id)
                .atMost(Duration.ofMinutes(2))
                .until(() -> ok(product.get("/internal/product/drafts/" + id, service))
                        .path("status")
                        .asString()
                        .equals("PUBLISHED"));
        return draft.path("item_id").asLong();
    }

    private static String text(Object body) {
        return JsonMapper.shared().writeValueAsString(body);
    }

    private static JsonNode ok(Wire.Reply reply) {
        assertThat(reply.status()).as("%s %s", reply, reply.body()).isLessThan(300);
        return reply.body();
    }

    /** One item: the version whose writing was begun last, and the one whose writing was acknowledged last. */
    private static final class Watched {
        private final long id;
        private final long sku;
        private final AtomicLong begun;
        private final AtomicLong acknowledged;
        private final Set<Long> offSale = ConcurrentHashMap.newKeySet();
        private final ReentrantLock writer = new ReentrantLock();

        Watched(long id, long sku, long version) {
            this.id = id;
            this.sku = sku;
            this.begun = new AtomicLong(version);
            this.acknowledged = new AtomicLong(version);
        }
    }
}
