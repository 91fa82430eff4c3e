package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.FreshProducts;
import io.goodsflow.demo.ImportSheet;
import io.goodsflow.demo.ImportTask;
import io.goodsflow.demo.TaskState;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A service that is asked to end in the middle of an import is not ready before its port is closed, leaves nothing half
 * done and holds nothing any more.
 */
@FleetTest
@Order(8)
class DrainTest {

    private static final int RED = 7;
    private static final int BLUE = 3;
    private static final int PRODUCTS = 80;
    private static final Duration LIMIT = Duration.ofMinutes(5);

    private final RunningFleet fleet = new RunningFleet();
    private final FreshProducts products = new FreshProducts(RED, BLUE);

    @ParameterizedTest
    @ValueSource(strings = {"supply-service", "product-service", "inventory-service", "qc-service", "gateway"})
    void it_says_so_first_gives_its_leases_back_and_the_import_ends_as_if_nothing_had_happened(String service)
            throws InterruptedException {
        fleet.categories(List.of(FreshProducts.CATEGORY));
        ImportTask task =
                ImportTask.start(fleet.as(DemoUser.MERCHANT1), "drained.xlsx", ImportSheet.of(products.of(PRODUCTS)));
        awaitFirstRows(task);

        assertThat(fleet.drain(service)).isEmpty();
        fleet.part(service).start();

        assertThat(task.awaitEnd(LIMIT, state -> {}))
                .isEqualTo(new TaskState("DONE", PRODUCTS, PRODUCTS, PRODUCTS, 0, 0));
    }

    private void awaitFirstRows(ImportTask task) {
        Awaitility.await()
                .atMost(LIMIT)
                .pollInterval(Duration.ofMillis(50))
                .until(() -> fleet.schema("supply")
                                .number(
                                        "SELECT COUNT(*) FROM product_supply_task_item WHERE task_id = ? AND status IN"
                                                + " ('SUBMITTED', 'PUBLISHED')",
                                        task.taskId())
                        >= 3);
    }
}
