package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.Answer;
import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.FreshProducts;
import io.goodsflow.demo.GoodsflowClient;
import io.goodsflow.demo.ImportTask;
import io.goodsflow.demo.TaskState;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** One product is created and changed through the gateway, version by version. */
@FleetTest
@Order(5)
class SingleProductTest {

    private static final String PRODUCTS = "/api/admin/supply/products";
    private static final Duration LIMIT = Duration.ofMinutes(2);

    private final RunningFleet fleet = new RunningFleet();
    private final GoodsflowClient merchant = fleet.as(DemoUser.MERCHANT1);
    private final String name = new FreshProducts(1, 1).run();

    @Test
    void a_product_lives_from_its_form_to_its_third_version() {
        fleet.categories(List.of(FreshProducts.CATEGORY));
        Answer created = merchant.post(PRODUCTS, product()).expect(201);
        assertThat(created.body().path("status").asString()).isEqualTo("SUBMITTED");
        assertThat(ended(created)).isEqualTo(new TaskState("DONE", 1, 1, 1, 0, 0));
        long item = created.body().path("item_id").asLong();
        JsonNode first = item(item);
        assertThat(first.path("publish_version").asLong()).isEqualTo(1);
        assertThat(first.path("sale_state").asString()).isEqualTo("ONLINE");
        String sku = first.path("content").path("skus").path(0).path("sku_id").asString();
        assertThat(fleet.shop().stock(item, Long.parseLong(sku))).hasValue(5);

        Answer dearer = patch(item, Map.of("base_publish_version", 1, "skus", Map.of(sku, Map.of("price", 2190))))
                .expect(200);
        assertThat(dearer.body().path("status").asString()).isEqualTo("SUBMITTED");
        assertThat(ended(dearer).status()).isEqualTo("DONE");
        assertThat(item(item).path("publish_version").asLong()).isEqualTo(2);
        assertThat(price(item)).isEqualTo(2190);

        Answer same = patch(item, Map.of("base_publish_version", 2, "skus", Map.of(sku, Map.of("price", 2190))))
                .expect(200);
        assertThat(same.body().path("status").asString()).isEqualTo("NO_OP");
        assertThat(ended(same)).isEqualTo(new TaskState("DONE", 1, 1, 0, 0, 1));

        Answer late = patch(item, Map.of("base_publish_version", 1, "skus", Map.of(sku, Map.of("price", 2490))))
                .expect(409);
        assertThat(late.code()).hasValue("product.version_conflict");
        assertThat(late.body().path("publish_version").asLong()).isEqualTo(2);
        assertThat(late.body().path("conflicts").size()).isEqualTo(1);

        Answer other = patch(item, Map.of("base_publish_version", 1, "title", "Renamed " + name))
                .expect(200);
        assertThat(ended(other).status()).isEqualTo("DONE");
        JsonNode third = item(item);
        assertThat(third.path("publish_version").asLong()).isEqualTo(3);
        assertThat(third.path("content").path("title").asString()).isEqualTo("Renamed " + name);
        assertThat(price(item)).isEqualTo(2190);
    }

    @Test
    void the_same_product_again_is_a_conflict_that_names_the_item() {
        fleet.categories(List.of(FreshProducts.CATEGORY));
        Answer created = merchant.post(PRODUCTS, product()).expect(201);
        ended(created);

        Answer again = merchant.post(PRODUCTS, product()).expect(409);

        assertThat(again.code()).hasValue("product.duplicate_item");
        assertThat(again.body().path("item_id")).isEqualTo(created.body().path("item_id"));
    }

    private Map<String, Object> product() {
        return Map.of(
                "category",
                FreshProducts.CATEGORY,
                "title",
                "Single " + name,
                "outer_id",
                "single-" + name,
                "skus",
                List.of(Map.of("sku_code", "R", "specs", Map.of("Color", "red"), "price", 1990, "stock", 5)));
    }

    private Answer patch(long item, Object body) {
        return merchant.patch(PRODUCTS + "/" + item, body);
    }

    private TaskState ended(Answer accepted) {
        return ImportTask.of(merchant, accepted.body().path("task_id").asLong()).awaitEnd(LIMIT, state -> {});
    }

    private JsonNode item(long item) {
        return merchant.get("/api/admin/items/" + item).expect(200).body();
    }

    private long price(long item) {
        return item(item).path("content").path("skus").path(0).path("price").asLong();
    }
}
