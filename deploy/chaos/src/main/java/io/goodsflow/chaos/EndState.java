package io.goodsflow.chaos;

import io.goodsflow.demo.TaskState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What must hold when all is healed; every sentence that does not is a finding. */
final class EndState {

    private final Function<String, Schema> schemas;
    private final List<String> findings = new ArrayList<>();

    /** @param schemas a service's schema by its short name */
    EndState(Function<String, Schema> schemas) {
        this.schemas = schemas;
    }

    List<String> findings() {
        return List.copyOf(findings);
    }

    /** Every row of the task has become a product. */
    static Optional<String> ofTask(long task, TaskState end, int products) {
        TaskState expected = new TaskState("DONE", products, products, products, 0, 0);
        return end.equals(expected) ? Optional.empty() : Optional.of("import " + task + " ended as " + end);
    }

    /** One import: each of its products is there once, in its first version, with its stock. */
    void ofImport(long task, String run, int products) {
        Schema supply = schemas.apply("supply");
        Schema product = schemas.apply("product");
        String titles = "Product " + run + "%";
        same("rows of the task", products, supply.number(Sql.ROWS, task));
        same("rows that are published", products, supply.number(Sql.PUBLISHED_ROWS, task));
        same("items", products, product.number(Sql.ITEMS, titles));
        same("items in version 1, on sale", products, product.number(Sql.FIRST_VERSIONS, titles));
        same(
                "first stock entries of the task",
                2L * products,
                schemas.apply("inventory")
                        .number(
                                Sql.STOCK_ENTRIES,
                                supply.number(Sql.FIRST_ROW, task),
                                supply.number(Sql.LAST_ROW, task)));
    }

    void ofListing(long listed, int products) {
        same("products on the shop's pages", products, listed);
    }

    /** Every event has its commit and every commit its event. */
    void ofEvents() {
        Schema product = schemas.apply("product");
        same("versions without exactly one event", 0, product.number(Sql.VERSIONS_WITHOUT_EVENT));
        same("events without a version", 0, product.number(Sql.EVENTS_WITHOUT_VERSION));
        for (String schema : Target.SCHEMAS) {
            same("open outbox rows of " + schema, 0, schemas.apply(schema).number(Sql.OPEN_OUTBOX));
        }
    }

    /** Over every key there is. */
    void ofInventory() {
        Schema inventory = schemas.apply("inventory");
        same("keys whose ledger does not sum up to the balance", 0, inventory.number(Sql.LEDGER_AGAINST_BALANCE));
        same("keys whose buckets do not sum up to the total", 0, inventory.number(Sql.BUCKETS_AGAINST_TOTAL));
        same("keys with gaps in the ledger", 0, inventory.number(Sql.LEDGER_GAPS));
        same("keys whose reserved is not that of open orders", 0, inventory.number(Sql.RESERVED_AGAINST_ORDERS));
    }

    /** What a caller was told is what is written. */
    void ofOrders(String run, Map<String, String> answered) {
        Map<String, String> written = schemas.apply("inventory").pairs(Sql.ORDERS, run + "-%");
        written.forEach((order, state) -> {
            if (!answered.containsKey(order)) {
                findings.add("order " + order + " is " + state + " and was never granted");
            }
        });
        answered.forEach((order, state) -> {
            String now = written.get(order);
            if (!state.equals(now)) {
                findings.add("order " + order + " was answered " + state + " and is " + now);
            }
        });
    }

    private void same(String what, long expected, long actual) {
        if (expected != actual) {
            findings.add(what + ": " + actual + " instead of " + expected);
        }
    }
}
