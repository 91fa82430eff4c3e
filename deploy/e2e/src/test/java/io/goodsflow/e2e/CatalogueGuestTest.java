package io.goodsflow.e2e;

import static io.goodsflow.e2e.Catalogue.PRODUCTS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Every row of the guests' catalogue, through the gateway. */
@FleetTest
@Order(4)
class CatalogueGuestTest {

    private static final long ABSENT = 9_007_199_254_740_000L;

    private final RunningFleet fleet = new RunningFleet();
    private final Catalogue admin =
            new Catalogue(fleet.door("GATEWAY"), Tokens.of(fleet).withRole("ADMIN"));
    private final Catalogue guest = new Catalogue(fleet.door("GATEWAY"), "");

    private long category;
    private long sold;
    private long hidden;

    @BeforeEach
    void two_products_of_which_one_is_on_sale() {
        category = admin.newCategory();
        sold = admin.newProduct(category, "Sold");
        admin.newSku(sold, "250g", 12_800, 40);
        admin.newSku(sold, "100g", 5_800, 0);
        admin.expect(204, "POST", PRODUCTS + "/" + sold + "/publish", "");
        hidden = admin.newProduct(category, "Hidden");
    }

    @Test
    void categories_are_listed_without_a_token() {
        JsonNode items = guest.expect(200, "GET", "/api/categories", "").body().path("items");

        assertThat(items.valueStream().map(item -> item.path("id").asLong())).contains(category);
        assertThat(items.path(0).path("name").asString()).isNotEmpty();
    }

    @Test
    void only_what_is_on_sale_is_listed() {
        JsonNode page = list("?category_id=" + category);

        assertThat(ids(page)).containsExactly(sold);
        assertThat(page.path("total").asLong()).isOne();
        assertThat(page.path("page").asInt()).isOne();
        assertThat(page.path("page_size").asInt()).isEqualTo(20);
        JsonNode item = page.path("items").path(0);
        assertThat(names(item))
                .contains(
                        "id", "category_id", "title", "description", "status", "min_price", "created_at", "updated_at");
        assertThat(item.path("min_price").asLong()).isEqualTo(5_800);
        assertThat(item.path("status").asString()).isEqualTo("on_sale");
        assertThat(ids(list(""))).contains(sold).doesNotContain(hidden);
    }

    @Test
    void pages_are_cut_and_end() {
        assertThat(list("?page_size=500").path("page_size").asInt()).isEqualTo(50);
        assertThat(ids(list("?category_id=" + category + "&page=2"))).isEmpty();
        for (String wrong : List.of("?category_id=x", "?category_id=0", "?category_id=-1", "?page=0", "?page_size=x")) {
            guest.expect(400, "GET", "/api/products" + wrong, "");
        }
    }

    @Test
    void the_page_of_a_product_has_its_skus_and_their_stock() {
        JsonNode detail = guest.expect(200, "GET", "/api/products/" + sold, "").body();

        assertThat(names(detail))
                .contains(
                        "id",
                        "category_id",
                        "title",
                        "description",
                        "status",
                        "created_at",
                        "updated_at",
                        "skus",
                        "publish_version",
                        "snapshot_id");
        JsonNode sku = detail.path("skus").path(0);
        assertThat(names(sku))
                .containsExactlyInAnyOrder("id", "product_id", "specs", "price", "stock", "created_at", "updated_at");
        assertThat(sku.path("specs").path("size").asString()).isEqualTo("250g");
        assertThat(sku.path("stock").asLong()).isEqualTo(40);
        assertThat(detail.path("skus").path(1).path("stock").asLong()).isZero();
    }

    @Test
    void what_is_off_sale_or_absent_is_not_found() {
        guest.expect(404, "GET", "/api/products/" + hidden, "");
        guest.expect(404, "GET", "/api/products/" + ABSENT, "");
        guest.expect(400, "GET", "/api/products/x", "");
        admin.expect(204, "POST", PRODUCTS + "/" + sold + "/unpublish", "");
        guest.expect(404, "GET", "/api/products/" + sold, "");
    }

    private JsonNode list(String query) {
        return guest.expect(200, "GET", "/api/products" + query, "").body();
    }

    private static List<Long> ids(JsonNode page) {
        return page.path("items")
                .valueStream()
                .map(item -> item.path("id").asLong())
                .toList();
    }

    private static Set<String> names(JsonNode node) {
        return node.propertyNames().stream().collect(Collectors.toSet());
    }
}
