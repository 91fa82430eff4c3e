package io.goodsflow.e2e;

import static io.goodsflow.e2e.Catalogue.PRODUCTS;
import static io.goodsflow.e2e.Catalogue.SKUS;
import static io.goodsflow.e2e.Catalogue.edit;
import static io.goodsflow.e2e.Catalogue.sku;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.Patience;
import io.goodsflow.devstack.Server;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * SKUs are added, edited and removed while one of the two services dies: in the end everything is wholly done or wholly
 * undone on both sides. Each of the three succeeds before and after each death, and edits and others are under way at one.
 *
 * <p>{@code -Dgoodsflow.seed=} for the deaths of another run.
 */
@FleetTest
@Order(8)
class KilledMidEditTest {

    private static final int ITEMS = 4;
    private static final int ROUNDS = 3;
    private static final int MOST_ROUNDS = 12;
    /** At most so many edits succeed between two kills. */
    private static final int MOST_EDITS = 60;

    private static final long STOCK = 7;
    private static final long SEED = Long.getLong("goodsflow.seed", System.nanoTime());
    private static final Duration LIMIT = Duration.ofMinutes(3);

    /** One for each that succeeded. */
    private final Semaphore edited = new Semaphore(0);

    private final Semaphore added = new Semaphore(0);
    private final Semaphore removed = new Semaphore(0);

    private final RunningFleet fleet = new RunningFleet();
    private final Catalogue admin =
            new Catalogue(fleet.door("GATEWAY"), Tokens.of(fleet).withRole("ADMIN"));

    @ParameterizedTest
    @ValueSource(strings = {"product-service", "inventory-service"})
    void both_sides_agree_whoever_is_killed(String victim) throws Exception {
        long category = admin.newCategory();
        List<Edited> kept = new ArrayList<>();
        for (int n = 0; n < ITEMS; n++) {
            long product = admin.newProduct(category, "Edited " + n);
            kept.add(new Edited(product, admin.newSku(product, "0 to 100", 100, 100)));
        }
        System.out.printf("With seed %d%n", SEED);
        Random random = new Random(SEED);
        AtomicBoolean over = new AtomicBoolean();
        ExecutorService threads = Executors.newFixedThreadPool(2 * ITEMS);
        Server service = fleet.part(victim);
        try {
            kept.forEach(one -> threads.execute(() -> editUntil(over, one)));
            kept.forEach(one -> threads.execute(() -> addAndRemoveUntil(over, one.product())));
            Open interrupted = new Open(0, 0, 0);
            for (int round = 0; round < ROUNDS || !interrupted.isMixed() && round < MOST_ROUNDS; round++) {
                awaitMore(1 + random.nextInt(MOST_EDITS));
                service.kill();
                interrupted = interrupted.plus(open(category));
                service.start();
            }
            System.out.printf("Interrupted by the death of %s: %s%n", victim, interrupted);
            assertThat(interrupted).as("open at a kill").matches(Open::isMixed);
            awaitMore(1);
        } finally {
            over.set(true);
            threads.shutdown();
        }
        assertThat(threads.awaitTermination(3, TimeUnit.MINUTES)).isTrue();

        awaitNothingOpen(category);

        kept.forEach(this::assertSidesAgree);
        kept.forEach(one -> assertNoneIsHalfThere(one.product(), one.sku()));
    }

    private void assertSidesAgree(Edited one) {
        JsonNode sku = admin.detail(one.product())
                .body()
                .path("skus")
                .valueStream()
                .filter(each -> each.path("id").asLong() == one.sku())
                .findFirst()
                .orElseThrow();
        String size = sku.path("specs").path("size").asString();
        assertThat(size)
                .as("specs and stock of %s", sku)
                .endsWith(" to " + sku.path("stock").asLong());
        JsonNode key = admin.expect(200, "GET", "/api/admin/inventory/sku:" + one.sku(), "")
                .body();
        assertThat(key.path("available").asLong()).isEqualTo(sku.path("stock").asLong());
        assertThat(ledger(one.sku())).isEqualTo(sku.path("stock").asLong());
    }

    /** What is a SKU can be bought with all its stock, what was one is retired; no stock is of nothing. */
    private void assertNoneIsHalfThere(long product, long other) {
        Set<Long> skus = new TreeSet<>(
                fleet.schema("product").numbers("SELECT sku_id FROM product_sku_tab WHERE item_id = ?", product));
        Set<Long> inUse = new TreeSet<>(fleet.schema("inventory")
                .numbers(
                        "SELECT c.sku_id FROM inventory_config c JOIN inventory_balance b"
                                + " ON b.inventory_key = c.inventory_key WHERE c.item_id = ? AND NOT b.retired",
                        product));
        assertThat(inUse).as("SKUs of product %d with a key in use", product).isEqualTo(skus);
        assertThat(fleet.schema("inventory")
                        .number(
                                "SELECT COUNT(*) FROM inventory_config c JOIN inventory_balance b"
                                        + " ON b.inventory_key = c.inventory_key"
                                        + " WHERE c.item_id = ? AND c.sku_id <> ? AND b.available_qty <> ?",
                                product,
                                other,
                                STOCK))
                .as("added with another stock than was asked for")
                .isZero();
    }

    private long ledger(long sku) {
        return fleet.schema("inventory")
                .number("SELECT SUM(available_delta) FROM inventory_ledger WHERE inventory_key = ?", "sku:" + sku);
    }

    /** The specs say from what to what the stock went. */
    private void editUntil(AtomicBoolean over, Edited one) {
        long expected = 100;
        for (int n = 1; !over.get(); n++) {
            long next = 100 + n % 50;
            Optional<Wire.Reply> answer =
                    attempt("PUT", SKUS + one.sku(), edit(expected + " to " + next, 100 + n, next, expected));
            if (answer.filter(reply -> reply.status() == 204).isPresent()) {
                edited.release();
                expected = next;
            } else if (answer.filter(reply -> reply.body().has("available")).isPresent()) {
                expected = answer.get().body().path("available").asLong();
            }
        }
    }

    private void addAndRemoveUntil(AtomicBoolean over, long product) {
        for (int n = 0; !over.get(); n++) {
            OptionalLong sku = addUntil(over, product, sku("added " + n, 100, STOCK));
            if (sku.isPresent()) {
                removeUntil(over, sku.getAsLong());
            }
        }
    }

    /** The same request until the SKU is there; an attempt that nobody heard of may have brought it. */
    private OptionalLong addUntil(AtomicBoolean over, long product, String sku) {
        while (!over.get()) {
            Optional<Wire.Reply> answer = attempt("POST", PRODUCTS + "/" + product + "/skus", sku);
            if (answer.filter(reply -> reply.status() == 201).isPresent()) {
                added.release();
                return OptionalLong.of(answer.get().body().path("id").asLong());
            }
            if (answer.filter(reply -> reply.code().equals("product.specs_taken"))
                    .isPresent()) {
                return OptionalLong.of(answer.get().body().path("sku_id").asLong());
            }
        }
        return OptionalLong.empty();
    }

    private void removeUntil(AtomicBoolean over, long sku) {
        while (!over.get()) {
            Optional<Wire.Reply> answer = attempt("DELETE", SKUS + sku, "");
            if (answer.filter(reply -> reply.status() == 204).isPresent()) {
                removed.release();
                return;
            }
            if (answer.filter(reply -> reply.status() == 404).isPresent()) {
                return;
            }
        }
    }

    /** Empty if nobody answered; the next attempt finds out what became of it. */
    private Optional<Wire.Reply> attempt(String method, String path, String body) {
        try {
            return Optional.of(admin.call(method, path, body));
        } catch (UncheckedIOException dead) {
            return Optional.empty();
        }
    }

    /** So many edits succeed from now on, and an addition and a removal. */
    private void awaitMore(int edits) throws InterruptedException {
        await(edited, edits, "edits");
        await(added, 1, "additions");
        await(removed, 1, "removals");
    }

    private static void await(Semaphore made, int times, String what) throws InterruptedException {
        made.drainPermits();
        assertThat(made.tryAcquire(times, LIMIT.toSeconds(), TimeUnit.SECONDS))
                .as("%d %s succeed within %s", times, what, LIMIT)
                .isTrue();
    }

    private void awaitNothingOpen(long category) {
        Patience.until(
                LIMIT,
                "The end of all that is open",
                () -> open(category).equals(new Open(0, 0, 0)) ? Optional.of(true) : Optional.empty());
    }

    private Open open(long category) {
        String intents = "SELECT COUNT(*) FROM product_sku_intent n JOIN product_item_tab i ON i.item_id = n.item_id"
                + " WHERE i.category_id = ? AND n.state IN ('OPEN', 'UNDOING') AND n.kind = ?";
        String stocks = "SELECT COUNT(*) FROM product_sku_stock s JOIN product_item_tab i ON i.item_id = s.item_id"
                + " WHERE i.category_id = ? AND s.state = 'PENDING'";
        return new Open(
                fleet.schema("product").number(intents, category, "EDIT"),
                fleet.schema("product").number(stocks, category),
                fleet.schema("product").number(intents, category, "DELETE"));
    }

    private record Edited(long product, long sku) {}

    /** What is under way. */
    private record Open(long edits, long additions, long removals) {

        Open plus(Open other) {
            return new Open(edits + other.edits, additions + other.additions, removals + other.removals);
        }

        /** An addition is open so shortly that hitting one with product-service takes many deaths. */
        boolean isMixed() {
            return edits > 0 && additions + removals > 0;
        }
    }
}
