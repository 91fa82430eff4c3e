package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.FreshProducts;
import io.goodsflow.demo.ImportSheet;
import io.goodsflow.demo.ImportTask;
import io.goodsflow.demo.TaskState;
import io.goodsflow.devstack.Server;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A part of the fleet that dies in the middle of an import and comes back changes nothing of how the import ends. */
@FleetTest
@Order(5)
class KilledMidImportTest {

    private static final int RED = 7;
    private static final int BLUE = 3;
    private static final int PRODUCTS = 150;
    private static final Duration LIMIT = Duration.ofMinutes(5);

    private final RunningFleet fleet = new RunningFleet();
    private final FreshProducts products = new FreshProducts(RED, BLUE);

    @ParameterizedTest
    @MethodSource("victims")
    void the_import_ends_as_if_nothing_had_happened(String victim) {
        Map<String, Long> categories = fleet.categories(List.of(FreshProducts.CATEGORY));
        ImportTask task =
                ImportTask.start(fleet.as(DemoUser.MERCHANT1), "killed.xlsx", ImportSheet.of(products.of(PRODUCTS)));
        Server service = fleet.part(victim);

        awaitSomeRowsOnSale(task);
        service.kill();
        service.start();
        TaskState end = task.awaitEnd(LIMIT, state -> {});

        assertThat(end).isEqualTo(new TaskState("DONE", PRODUCTS, PRODUCTS, PRODUCTS, 0, 0));
        assertThat(listed(categories)).isEqualTo(PRODUCTS);
        nothingHappenedTwice(task.taskId());
    }

    /** Every part of the fleet; {@code -Dvictims=mariadb} is one alone. */
    static Stream<String> victims() {
        String all = "supply-service,product-service,inventory-service,qc-service,gateway,"
                + "mariadb,redis-state,redis-cache,rocketmq";
        return Arrays.stream(System.getProperty("victims", all).split(","));
    }

    private void awaitSomeRowsOnSale(ImportTask task) {
        Awaitility.await()
                .atMost(LIMIT)
                .pollInterval(Duration.ofMillis(50))
                .until(() -> fleet.schema("supply")
                                .number(
                                        "SELECT COUNT(*) FROM product_supply_task_item WHERE task_id = ? AND status IN"
                                                + " ('SUBMITTED', 'PUBLISHED')",
                                        task.taskId())
                        >= 10);
    }

    private long listed(Map<String, Long> categories) {
        return fleet.shop().onSale(categories.get(FreshProducts.CATEGORY)).keySet().stream()
                .filter(title -> title.contains(products.run()))
                .count();
    }

    private void nothingHappenedTwice(long taskId) {
        Schema product = fleet.schema("product");
        String titles = "Product " + products.run() + "%";
        assertThat(product.number("SELECT COUNT(*) FROM product_item_tab WHERE title LIKE ?", titles))
                .as("items")
                .isEqualTo(PRODUCTS);
        assertThat(product.number(
                        "SELECT COUNT(*) FROM product_item_tab WHERE title LIKE ? AND publish_version <> 1", titles))
                .as("items with more than one version")
                .isZero();
        assertThat(stockEntries(taskId)).as("ledger entries of the task").isEqualTo(2L * PRODUCTS);
    }

    private long stockEntries(long taskId) {
        Schema supply = fleet.schema("supply");
        return fleet.schema("inventory")
                .number(
                        "SELECT COUNT(*) FROM inventory_ledger WHERE request_no LIKE 'supply:%' AND"
                                + " CAST(SUBSTRING_INDEX(SUBSTRING_INDEX(request_no, ':', 2), ':', -1) AS UNSIGNED)"
                                + " BETWEEN ? AND ?",
                        supply.number("SELECT MIN(id) FROM product_supply_task_item WHERE task_id = ?", taskId),
                        supply.number("SELECT MAX(id) FROM product_supply_task_item WHERE task_id = ?", taskId));
    }
}
