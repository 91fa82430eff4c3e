package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.FreshProducts;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Sixteen writers edit twenty items through two instances of product-service, verdicts come in any order, items are
 * banned and taken off sale in between, and one instance is killed: every version can be explained afterwards.
 *
 * <p>{@code -Dgoodsflow.edits=500} for the full number of edits by each writer, {@code -Dgoodsflow.seed=} for the choices
 * of another run.
 */
@FleetTest
@Order(8)
class ConcurrentEditsTest {

    private static final int WRITERS = 16;
    private static final int ITEMS = 20;
    private static final int EDITS = Integer.getInteger("goodsflow.edits", 12);
    private static final long SEED = Long.getLong("goodsflow.seed", System.nanoTime());
    private static final Duration LIMIT = Duration.ofMinutes(60);
    private static final List<String> COMMANDS = List.of("ban", "unban", "publish", "unpublish", "publish");

    private final RunningFleet fleet = new RunningFleet();

    @TempDir
    private Path home;

    @Test
    void every_version_is_the_one_before_it_and_what_was_accepted_for_it() throws Exception {
        fleet.categories(List.of(FreshProducts.CATEGORY));
        // Its place is taken by verdicts in any order.
        fleet.part("qc-service").stop();
        try (ProductInstances product = ProductInstances.of(fleet, home, "SERVICE")) {
            EditedItems items;
            try (GivenVerdicts verdicts = new GivenVerdicts(fleet.nameServer(), SEED)) {
                items = new EditedItems(product, verdicts);
                edit(items, product);
            }
            System.out.println("Edits with seed " + SEED + " became " + items.outcomes());
            explained(items, product.as("OPERATOR", fleet));
        } finally {
            fleet.part("qc-service").start();
        }
    }

    private void edit(EditedItems items, ProductInstances product) {
        ExecutorService threads = Executors.newFixedThreadPool(WRITERS + 2);
        try {
            all(IntStream.range(0, ITEMS)
                    .mapToObj(n -> CompletableFuture.runAsync(() -> items.add(FreshProducts.CATEGORY, n), threads))
                    .toList());
            List<CompletableFuture<Void>> writers = IntStream.range(0, WRITERS)
                    .mapToObj(n -> CompletableFuture.runAsync(() -> write(items, n), threads))
                    .toList();
            CompletableFuture<Void> writing = CompletableFuture.allOf(writers.toArray(CompletableFuture[]::new));
            CompletableFuture<Void> commands =
                    CompletableFuture.runAsync(() -> command(items, product.as("OPERATOR", fleet), writing), threads);
            CompletableFuture<Void> killer = CompletableFuture.runAsync(() -> kill(items, product), threads);
            all(List.of(writing, commands, killer));
        } finally {
            threads.shutdownNow();
        }
    }

    private static void all(List<CompletableFuture<Void>> work) {
        CompletableFuture.allOf(work.toArray(CompletableFuture[]::new)).join();
    }

    private static void write(EditedItems items, int writer) {
        Random random = new Random(SEED + writer);
        for (int n = 0; n < EDITS; n++) {
            items.edit("writer-" + writer, n, random);
        }
    }

    /** A command after every few edits, so that there are as many in a long run as in a short one. */
    private static void command(EditedItems items, ProductInstances backOffice, CompletableFuture<Void> writing) {
        Random random = new Random(SEED - 1);
        List<Long> ids = items.ids();
        for (int next = 3; !writing.isDone(); next = items.done() + 3) {
            int due = next;
            Awaitility.await().atMost(LIMIT).until(() -> items.done() >= due || writing.isDone());
            String command = COMMANDS.get(random.nextInt(COMMANDS.size()));
            Wire.Reply reply = backOffice.post(
                    "/api/admin/items/" + ids.get(random.nextInt(ids.size())) + "/" + command, "{\"reason\":\"e2e\"}");
            assertThat(reply.status()).as("%s", reply).isIn(200, 409);
        }
    }

    /** In the middle of it all. */
    private static void kill(EditedItems items, ProductInstances product) {
        Awaitility.await().atMost(LIMIT).until(() -> items.done() >= WRITERS * EDITS / 3);
        product.second().kill();
        product.second().start();
    }

    private void explained(EditedItems items, ProductInstances backOffice) {
        List<Long> newest = new ArrayList<>();
        for (long item : items.ids()) {
            VersionTrail trail = new VersionTrail(fleet.schema("product"), backOffice, item);
            newest.add(trail.isWhole());
            trail.replays(items.accepted());
        }
        assertThat(newest).as("versions of the items").anyMatch(version -> version > 2);
        assertThat(items.outcomes()).as("what edits became").containsKey("PUBLISHED");
        assertThat(items.outcomes().keySet())
                .as("what edits became")
                .isSubsetOf(
                        "PUBLISHED",
                        "REJECTED",
                        "EDITING",
                        "ABANDONED",
                        "NO_OP",
                        "product.version_conflict",
                        "product.draft_occupied");
    }
}
