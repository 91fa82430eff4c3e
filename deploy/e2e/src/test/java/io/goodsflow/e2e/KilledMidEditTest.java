package io.goodsflow.e2e;

import static io.goodsflow.e2e.Catalogue.SKUS;
import static io.goodsflow.e2e.Catalogue.edit;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.Patience;
import io.goodsflow.devstack.Server;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
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
 * SKUs are edited and removed while one of the two services dies: in the end every edit is wholly done or wholly undone on
 * both sides. Edits succeed before and after each death, and some are under way at one.
 *
 * <p>{@code -Dgoodsflow.seed=} for the deaths of another run.
 */
@FleetTest
@Order(8)
class KilledMidEditTest {

    private static final int ITEMS = 6;
    private static final int ROUNDS = 3;
    private static final int MOST_ROUNDS = 12;
    /** At most so many edits succeed between two kills. */
    private static final int MOST_EDITS = 100;

    private static final long SEED = Long.getLong("goodsflow.seed", System.nanoTime());
    private static final Duration LIMIT = Duration.ofMinutes(3);

    /** One for each edit that succeeded. */
    private final Semaphore made = new Semaphore(0);

    private final RunningFleet fleet = new RunningFleet();
    private final Catalogue admin =
            new Catalogue(fleet.door("GATEWAY"), Tokens.of(fleet).withRole("ADMIN"));

    @ParameterizedTest
    @ValueSource(strings = {"product-service", "inventory-service"})
    void both_sides_agree_whoever_is_killed(String victim) throws Exception {
        long category = admin.newCategory();
        List<Edited> edited = new ArrayList<>();
        for (int n = 0; n < ITEMS; n++) {
            long product = admin.newProduct(category, "Edited " + n);
            edited.add(new Edited(product, admin.newSku(product, "0 to 100", 100, 100)));
        }
        System.out.printf("With seed %d%n", SEED);
        Random random = new Random(SEED);
        AtomicBoolean over = new AtomicBoolean();
        ExecutorService threads = Executors.newFixedThreadPool(ITEMS);
        Server service = fleet.part(victim);
        try {
            edited.forEach(one -> threads.execute(() -> editUntil(over, one)));
            long interrupted = 0;
            for (int round = 0; round < ROUNDS || interrupted == 0 && round < MOST_ROUNDS; round++) {
                awaitMoreEdits(1 + random.nextInt(MOST_EDITS));
                service.kill();
                interrupted += open(category);
                service.start();
            }
            assertThat(interrupted).as("intents that were open at a kill").isPositive();
            awaitMoreEdits(1);
        } finally {
            over.set(true);
            threads.shutdown();
        }
        assertThat(threads.awaitTermination(3, TimeUnit.MINUTES)).isTrue();

        awaitNothingOpen(category);

        for (Edited one : edited) {
            JsonNode sku = admin.detail(one.product()).body().path("skus").path(0);
            String size = sku.path("specs").path("size").asString();
            assertThat(size)
                    .as("specs and stock of %s", sku)
                    .endsWith(" to " + sku.path("stock").asLong());
            JsonNode key = admin.expect(200, "GET", "/api/admin/inventory/sku:" + one.sku(), "")
                    .body();
            assertThat(key.path("available").asLong())
                    .isEqualTo(sku.path("stock").asLong());
            assertThat(fleet.schema("inventory")
                            .number(
                                    "SELECT SUM(available_delta) FROM inventory_ledger WHERE inventory_key = ?",
                                    "sku:" + one.sku()))
                    .isEqualTo(sku.path("stock").asLong());
        }
    }

    /** The specs say from what to what the stock went. */
    private void editUntil(AtomicBoolean over, Edited one) {
        long expected = 100;
        for (int n = 1; !over.get(); n++) {
            long next = 100 + n % 50;
            try {
                Wire.Reply reply =
                        admin.call("PUT", SKUS + one.sku(), edit(expected + " to " + next, 100 + n, next, expected));
                if (reply.status() == 204) {
                    made.release();
                    expected = next;
                } else if (reply.body().has("available")) {
                    expected = reply.body().path("available").asLong();
                }
            } catch (UncheckedIOException dead) {
                // the next edit finds out what became of it
            }
        }
    }

    /** So many edits succeed from now on. */
    private void awaitMoreEdits(int edits) throws InterruptedException {
        made.drainPermits();
        assertThat(made.tryAcquire(edits, LIMIT.toSeconds(), TimeUnit.SECONDS))
                .as("%d edits succeed within %s", edits, LIMIT)
                .isTrue();
    }

    private void awaitNothingOpen(long category) {
        Patience.until(
                LIMIT, "The end of every edit", () -> open(category) == 0 ? Optional.of(true) : Optional.empty());
    }

    private long open(long category) {
        return fleet.schema("product")
                .number(
                        "SELECT COUNT(*) FROM product_sku_intent n JOIN product_item_tab i ON i.item_id = n.item_id"
                                + " WHERE i.category_id = ? AND n.state IN ('OPEN', 'UNDOING')",
                        category);
    }

    private record Edited(long product, long sku) {}
}
