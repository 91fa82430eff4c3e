package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.FreshProducts;
import io.goodsflow.demo.ImportSheet;
import io.goodsflow.demo.ImportTask;
import io.goodsflow.demo.TaskRow;
import io.goodsflow.demo.TaskState;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A sheet that is sent again changes nothing. */
@FleetTest
@Order(4)
class SameSheetTwiceTest {

    private static final int RED = 7;
    private static final int BLUE = 3;
    private static final int PRODUCTS = 12;
    private static final Duration LIMIT = Duration.ofMinutes(3);

    private final RunningFleet fleet = new RunningFleet();
    private final FreshProducts products = new FreshProducts(RED, BLUE);

    @Test
    void every_row_of_the_second_task_is_a_duplicate_and_the_stock_is_as_it_was() {
        Map<String, Long> categories = fleet.categories(List.of(FreshProducts.CATEGORY));
        byte[] sheet = ImportSheet.of(products.of(PRODUCTS));
        importSheet(sheet);
        Map<Long, Integer> stock = stock(categories);

        ImportTask again = importSheet(sheet);

        List<TaskRow> failed = again.rows("FAILED");
        assertThat(failed).hasSize(PRODUCTS).allMatch(TaskRow::isDuplicate);
        assertThat(again.state()).isEqualTo(new TaskState("FAILED", PRODUCTS, PRODUCTS, 0, PRODUCTS, 0));
        assertThat(stock(categories)).isEqualTo(stock).hasSize(2 * PRODUCTS);
        assertThat(Set.copyOf(stock.values())).containsExactlyInAnyOrder(RED, BLUE);
    }

    private ImportTask importSheet(byte[] sheet) {
        ImportTask task = ImportTask.start(fleet.as(DemoUser.MERCHANT1), "twice.xlsx", sheet);
        task.awaitEnd(LIMIT, state -> {});
        return task;
    }

    private Map<Long, Integer> stock(Map<String, Long> categories) {
        Map<Long, Integer> stock = new TreeMap<>();
        fleet.shop().onSale(categories.get(FreshProducts.CATEGORY)).forEach((title, id) -> {
            if (title.contains(products.run())) {
                for (JsonNode sku : fleet.shop().detail(id).path("skus")) {
                    stock.put(sku.path("id").asLong(), sku.path("stock").asInt());
                }
            }
        });
        return stock;
    }
}
