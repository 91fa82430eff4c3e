package io.goodsflow.chaos;

import io.goodsflow.demo.DemoFailed;
import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.FreshProducts;
import io.goodsflow.demo.ImportSheet;
import io.goodsflow.demo.ImportTask;
import io.goodsflow.demo.Patience;
import io.goodsflow.demo.TaskState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** One fault in the middle of an import and of orders, and what is left when all is healed. */
final class Trial {

    private static final int STOCK = 2_000;
    private static final int PRODUCTS = 60;
    private static final int SHELF = 3;
    /** A message that was refused when its service came back comes again after up to three minutes. */
    private static final Duration LIMIT = Duration.ofMinutes(8);

    private final Target target;
    private final Fault fault;
    private final long seed;
    private final Random random;
    private final long category;
    private final FreshProducts shelf = new FreshProducts(STOCK, STOCK);
    private final FreshProducts imported = new FreshProducts(STOCK, STOCK);
    private final List<String> findings = new ArrayList<>();

    Trial(Target target, Fault fault, long seed, long category) {
        this.target = target;
        this.fault = fault;
        this.seed = seed;
        // The fault's name counts, so that one fault alone has the pauses it had among the others.
        this.random = new Random(seed ^ fault.name().hashCode());
        this.category = category;
    }

    Outcome run() throws InterruptedException {
        ImportTask first = start("shelf.xlsx", shelf, SHELF);
        awaitDone(first, SHELF);
        List<Long> skus = skus();
        awaitOnSale(skus);
        Orders orders = new Orders(target.as(DemoUser.TRADE), skus, shelf.run());
        ImportTask task = start("import.xlsx", imported, PRODUCTS);
        orders.start(seed);
        try {
            return struck(first, task, orders, skus);
        } finally {
            orders.finish();
        }
    }

    private Outcome struck(ImportTask first, ImportTask task, Orders orders, List<Long> skus)
            throws InterruptedException {
        awaitRows(task, 5 + random.nextInt(15));
        long begin = System.nanoTime();
        findings.addAll(new Strike(target, fault, random).run());
        long returned = System.nanoTime();
        awaitDone(task, PRODUCTS);
        orders.finish();
        awaitQuiet();
        Duration healed = Duration.ofNanos(System.nanoTime() - returned);

        check(first, task, orders);
        Verdict verdict = new Verdict(
                fault,
                seed,
                Duration.ofNanos(returned - begin),
                healed,
                orders.states().size(),
                orders.unclear(),
                findings);
        return new Outcome(verdict, tally(first, task, skus));
    }

    private void check(ImportTask first, ImportTask task, Orders orders) {
        EndState end = new EndState(target::schema);
        end.ofImport(first.taskId(), shelf.run(), SHELF);
        end.ofImport(task.taskId(), imported.run(), PRODUCTS);
        end.ofListing(listed(imported), PRODUCTS);
        end.ofEvents();
        end.ofInventory();
        end.ofOrders(shelf.run(), orders.states());
        findings.addAll(orders.surprises());
        findings.addAll(end.findings());
        target.down().forEach(part -> findings.add(part + " does not answer"));
    }

    private Figures tally(ImportTask first, ImportTask task, List<Long> skus) {
        Tally tally = new Tally(target::schema);
        tally.ofImport("shelf", first.taskId(), shelf.run());
        tally.ofImport("import", task.taskId(), imported.run());
        tally.ofOrders(shelf.run());
        tally.ofStock(skus);
        return tally.figures();
    }

    private ImportTask start(String name, FreshProducts products, int count) {
        return ImportTask.start(target.as(DemoUser.MERCHANT1), name, ImportSheet.of(products.of(count)));
    }

    private void awaitDone(ImportTask task, int products) {
        TaskState end = Patience.until(LIMIT, "The end of import " + task.taskId(), () -> {
            try {
                TaskState now = task.state();
                return ImportTask.END_STATES.contains(now.status()) ? Optional.of(now) : Optional.empty();
            } catch (DemoFailed notNow) {
                return Optional.empty();
            }
        });
        EndState.ofTask(task.taskId(), end, products).ifPresent(findings::add);
    }

    private void awaitRows(ImportTask task, int rows) {
        Schema supply = target.schema("supply");
        Patience.until(
                LIMIT,
                "The first rows",
                () -> supply.number(Sql.ROWS_ON_THEIR_WAY, task.taskId()) >= rows
                        ? Optional.of(rows)
                        : Optional.empty());
    }

    /** Inventory hears of new products by event. */
    private void awaitOnSale(List<Long> skus) {
        String order = shelf.run() + "x";
        for (Long sku : skus) {
            Patience.until(LIMIT, "Sale of " + sku, () -> {
                boolean granted = target.as(DemoUser.TRADE)
                                .post(Orders.RESERVATIONS, Orders.of(order + sku, List.of(Orders.line(sku, 1))))
                                .status()
                        == 201;
                return granted ? Optional.of(sku) : Optional.empty();
            });
        }
    }

    private void awaitQuiet() {
        Patience.until(
                LIMIT,
                "The end of all open events",
                () -> Target.SCHEMAS.stream()
                                        .mapToLong(name -> target.schema(name).number(Sql.OPEN_OUTBOX))
                                        .sum()
                                == 0
                        ? Optional.of(true)
                        : Optional.empty());
    }

    /** By title and position, so that their order is the same in every run. */
    private List<Long> skus() {
        List<Long> skus = new ArrayList<>();
        new TreeMap<>(target.shop().onSale(category)).forEach((title, id) -> {
            if (title.contains(shelf.run())) {
                for (JsonNode sku : target.shop().detail(id).path("skus")) {
                    skus.add(sku.path("id").asLong());
                }
            }
        });
        return skus;
    }

    private long listed(FreshProducts products) {
        return target.shop().onSale(category).keySet().stream()
                .filter(title -> title.contains(products.run()))
                .count();
    }

    /** What was found, and what the next run of this seed has to come to as well. */
    record Outcome(Verdict verdict, Figures figures) {}
}
