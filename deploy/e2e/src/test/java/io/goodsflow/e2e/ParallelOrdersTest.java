package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.Answer;
import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.FreshProducts;
import io.goodsflow.demo.GoodsflowClient;
import io.goodsflow.demo.ImportSheet;
import io.goodsflow.demo.ImportTask;
import io.goodsflow.demo.Patience;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Orders that fight for the last units get exactly what there is, and what they give back is there again. */
@FleetTest
@Order(4)
class ParallelOrdersTest {

    private static final int RED = 7;
    private static final int BLUE = 3;
    private static final String RESERVATIONS = "/api/trade/reservations";
    private static final int ORDERS = 60;
    private static final int THREADS = 12;

    private final RunningFleet fleet = new RunningFleet();
    private final FreshProducts products = new FreshProducts(RED, BLUE);
    private final GoodsflowClient trade = fleet.as(DemoUser.TRADE);

    @Test
    void the_last_units_are_sold_once_and_come_back_once() throws Exception {
        long sku = importOneProduct();
        awaitOnSale(sku);

        List<Answer> answers = inParallel("take", sku);
        List<Answer> won =
                answers.stream().filter(answer -> answer.status() == 201).toList();

        assertThat(won).hasSize(BLUE);
        assertThat(answers)
                .filteredOn(answer -> answer.status() != 201)
                .allMatch(answer ->
                        answer.status() == 409 && answer.code().orElse("").equals("inventory.insufficient_stock"));
        assertThat(figures(sku).path("available").asInt()).isZero();

        for (Answer answer : won) {
            String order = answer.body().path("order_id").asString();
            trade.post(RESERVATIONS + "/" + order + "/release", Map.of()).expect(200);
            trade.post(RESERVATIONS + "/" + order + "/release", Map.of()).expect(200);
        }
        assertThat(figures(sku).path("available").asInt()).isEqualTo(BLUE);
        assertThat(figures(sku).path("reserved").asInt()).isZero();
    }

    private long importOneProduct() {
        Map<String, Long> categories = fleet.categories(List.of(FreshProducts.CATEGORY));
        ImportTask task = ImportTask.start(fleet.as(DemoUser.MERCHANT1), "orders.xlsx", ImportSheet.of(products.of(1)));
        assertThat(task.awaitEnd(Duration.ofMinutes(2), state -> {}).status()).isEqualTo("DONE");
        long product = fleet.shop().onSale(categories.get(FreshProducts.CATEGORY)).entrySet().stream()
                .filter(entry -> entry.getKey().contains(products.run()))
                .findFirst()
                .orElseThrow()
                .getValue();
        for (JsonNode sku : fleet.shop().detail(product).path("skus")) {
            if (sku.path("specs").path("Color").asString("").equals("blue")) {
                return sku.path("id").asLong();
            }
        }
        throw new AssertionError("there is no blue SKU");
    }

    /** Inventory hears of a new product by event; an order that is refused meanwhile holds nothing. */
    private void awaitOnSale(long sku) {
        Answer first = Patience.until(Duration.ofSeconds(30), "The first order", () -> {
            Answer answer = reserve("first-" + products.run(), sku);
            return answer.status() == 201 ? Optional.of(answer) : Optional.empty();
        });
        trade.post(RESERVATIONS + "/" + first.body().path("order_id").asString() + "/release", Map.of())
                .expect(200);
    }

    private List<Answer> inParallel(String prefix, long sku) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<Answer>> started = IntStream.range(0, ORDERS)
                    .mapToObj(n -> pool.submit(() -> reserve(prefix + "-" + products.run() + "-" + n, sku)))
                    .toList();
            List<Answer> answers = new ArrayList<>();
            for (Future<Answer> answer : started) {
                answers.add(answer.get());
            }
            return answers;
        } finally {
            pool.shutdown();
        }
    }

    private Answer reserve(String order, long sku) {
        return trade.post(
                RESERVATIONS,
                Map.of("order_id", order, "lines", List.of(Map.of("sku_id", sku, "qty", 1)), "ttl_seconds", 600));
    }

    private JsonNode figures(long sku) {
        return fleet.as(DemoUser.OPS)
                .get("/api/admin/inventory/sku:" + sku)
                .expect(200)
                .body();
    }
}
