package io.goodsflow.e2e;

import static io.goodsflow.e2e.Catalogue.CATEGORIES;
import static io.goodsflow.e2e.Catalogue.PRODUCTS;
import static io.goodsflow.e2e.Catalogue.SKUS;
import static io.goodsflow.e2e.Catalogue.edit;
import static io.goodsflow.e2e.Catalogue.json;
import static io.goodsflow.e2e.Catalogue.product;
import static io.goodsflow.e2e.Catalogue.sku;
import static io.goodsflow.e2e.Catalogue.unique;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.Patience;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Every row of the admin's catalogue, through the gateway. */
@FleetTest
@Order(4)
class CatalogueAdminTest {

    private static final long ABSENT = 9_007_199_254_740_000L;

    private final RunningFleet fleet = new RunningFleet();
    private final Tokens tokens = Tokens.of(fleet);
    private final Catalogue admin = as("ADMIN");
    private final Catalogue trade = as("TRADE");

    private long category;
    private long product;

    @BeforeEach
    void a_category_and_a_product() {
        category = admin.newCategory();
        product = admin.newProduct(category, "Camellia oolong");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ADMIN", "OPERATOR"})
    void keepers_go_through_the_whole_life_of_a_product(String role) {
        Catalogue keeper = as(role);
        long id = keeper.newProduct(category, "Oolong");
        assertThat(keeper.detail(id).body().path("status").asString()).isEqualTo("off_sale");
        long skuId = keeper.newSku(id, "250g", 12_800, 40);
        keeper.expect(204, "PUT", PRODUCTS + "/" + id, product(category, "Green"));
        keeper.expect(204, "POST", PRODUCTS + "/" + id + "/publish", "");
        keeper.expect(204, "PUT", SKUS + skuId, edit("500g", 20_000, 35, 40));
        JsonNode detail = keeper.detail(id).body();
        assertThat(detail.path("title").asString()).isEqualTo("Green");
        assertThat(detail.path("status").asString()).isEqualTo("on_sale");
        assertThat(detail.path("publish_version").asLong()).isEqualTo(5);
        assertThat(detail.path("snapshot_id").asLong()).isPositive();
        JsonNode only = detail.path("skus").path(0);
        assertThat(only.path("id").asLong()).isEqualTo(skuId);
        assertThat(only.path("product_id").asLong()).isEqualTo(id);
        assertThat(only.path("specs").path("size").asString()).isEqualTo("500g");
        assertThat(only.path("price").asLong()).isEqualTo(20_000);
        assertThat(only.path("stock").asLong()).isEqualTo(35);
        keeper.expect(204, "POST", PRODUCTS + "/" + id + "/unpublish", "");
        keeper.expect(204, "DELETE", SKUS + skuId, "");
        assertThat(keeper.detail(id).body().path("skus").isEmpty()).isTrue();
    }

    @Test
    void nobody_else_gets_in() {
        List<String[]> calls = List.of(
                new String[] {"POST", CATEGORIES},
                new String[] {"PUT", CATEGORIES + "/" + category},
                new String[] {"DELETE", CATEGORIES + "/" + category},
                new String[] {"POST", PRODUCTS},
                new String[] {"PUT", PRODUCTS + "/" + product},
                new String[] {"GET", PRODUCTS},
                new String[] {"GET", PRODUCTS + "/" + product},
                new String[] {"POST", PRODUCTS + "/" + product + "/publish"},
                new String[] {"POST", PRODUCTS + "/" + product + "/unpublish"},
                new String[] {"POST", PRODUCTS + "/" + product + "/skus"},
                new String[] {"PUT", SKUS + "1"},
                new String[] {"DELETE", SKUS + "1"});
        for (String[] call : calls) {
            String body = call[0].equals("GET") ? "" : "{}";
            new Catalogue(fleet.door("GATEWAY"), "").expect(401, call[0], call[1], body);
            for (String role : List.of("MERCHANT", "REVIEWER", "TRADE", "CUSTOMER", "APPROVER")) {
                as(role).expect(403, call[0], call[1], body);
            }
        }
    }

    @Test
    void categories_are_added_renamed_and_removed() {
        String name = unique("e2e");
        long id = admin.expect(201, "POST", CATEGORIES, named(name))
                .body()
                .path("id")
                .asLong();
        for (String wrong : List.of(named(name), named(""), named("x".repeat(65)), "{}", "{\"name\": 1}", "[")) {
            admin.expect(400, "POST", CATEGORIES, wrong);
        }
        admin.expect(204, "PUT", CATEGORIES + "/" + id, named(name + "!"));
        String taken = unique("taken");
        admin.expect(201, "POST", CATEGORIES, named(taken));
        assertThat(admin.expect(400, "PUT", CATEGORIES + "/" + id, named(taken)).code())
                .isEqualTo("product.category_name_taken");
        admin.expect(404, "PUT", CATEGORIES + "/" + ABSENT, named(unique("e2e")));
        admin.expect(409, "DELETE", CATEGORIES + "/" + category, "");
        admin.expect(204, "DELETE", CATEGORIES + "/" + id, "");
        admin.expect(404, "DELETE", CATEGORIES + "/" + id, "");
    }

    @Test
    void products_that_are_wrong_or_not_there_are_refused() {
        admin.expect(404, "POST", PRODUCTS, product(ABSENT, "x"));
        admin.expect(404, "PUT", PRODUCTS + "/" + ABSENT, product(category, "x"));
        admin.expect(404, "GET", PRODUCTS + "/" + ABSENT, "");
        admin.expect(404, "POST", PRODUCTS + "/" + ABSENT + "/publish", "");
        admin.expect(404, "POST", PRODUCTS + "/" + ABSENT + "/unpublish", "");
        for (String wrong : List.of(
                product(category, ""),
                product(category, "x".repeat(129)),
                "{\"category_id\": " + category + "}",
                "{\"title\": \"x\"}",
                "{\"category_id\": " + category + ", \"title\": \"x\", \"status\": \"on_sale\"}",
                "nothing")) {
            admin.expect(400, "POST", PRODUCTS, wrong);
            admin.expect(400, "PUT", PRODUCTS + "/" + product, wrong);
        }
        assertThat(admin.detail(product).body().path("publish_version").asLong())
                .isOne();
    }

    @Test
    void what_is_banned_or_archived_is_not_put_on_sale() {
        String item = "/api/admin/items/" + product;
        admin.expect(200, "POST", item + "/ban", "");
        admin.expect(409, "POST", PRODUCTS + "/" + product + "/publish", "");
        admin.expect(200, "POST", item + "/unban", "");
        admin.expect(200, "POST", item + "/archive", "");
        admin.expect(409, "POST", PRODUCTS + "/" + product + "/publish", "");
    }

    @Test
    void publishing_again_changes_nothing() {
        String publish = PRODUCTS + "/" + product + "/publish";
        admin.expect(204, "POST", publish, "");
        long version = admin.detail(product).body().path("publish_version").asLong();

        admin.expect(204, "POST", publish, "");

        JsonNode detail = admin.detail(product).body();
        assertThat(detail.path("status").asString()).isEqualTo("on_sale");
        assertThat(detail.path("publish_version").asLong()).isEqualTo(version);
    }

    @Test
    void the_list_shows_every_state() {
        long other = admin.newProduct(category, "Second");
        admin.expect(204, "POST", PRODUCTS + "/" + other + "/publish", "");
        String ofCategory = PRODUCTS + "?category_id=" + category;

        assertThat(ids(ofCategory)).containsExactly(other, product);
        assertThat(ids(ofCategory + "&status=on_sale")).containsExactly(other);
        assertThat(ids(ofCategory + "&status=off_sale")).containsExactly(product);
        assertThat(ids(ofCategory + "&page=2&page_size=1")).containsExactly(product);
        assertThat(ids(ofCategory + "&page=9")).isEmpty();
        JsonNode page = admin.expect(200, "GET", PRODUCTS, "").body();
        assertThat(page.path("page").asInt()).isOne();
        assertThat(page.path("page_size").asInt()).isEqualTo(20);
        assertThat(page.path("total").asLong()).isGreaterThanOrEqualTo(2);
        for (String wrong : List.of("?status=archived", "?category_id=x", "?page=0", "?page_size=0")) {
            admin.expect(400, "GET", PRODUCTS + wrong, "");
        }
    }

    @Test
    void skus_that_are_wrong_or_there_already_are_refused() {
        String skus = PRODUCTS + "/" + product + "/skus";
        long id = admin.newSku(product, "250g", 100, 10);

        Wire.Reply taken = admin.expect(409, "POST", skus, sku("250g", 100, 10));
        assertThat(taken.body().path("sku_id").asLong()).isEqualTo(id);
        admin.expect(404, "POST", PRODUCTS + "/" + ABSENT + "/skus", sku("250g", 100, 10));
        for (String wrong : List.of(
                sku("x".repeat(250), 1, 1),
                sku("x", -1, 1),
                sku("x", 100_000_001, 1),
                sku("x", 1, -1),
                sku("x", 1, 2_147_483_648L),
                json(Map.of("specs", "red", "price", 1, "stock", 1)),
                json(Map.of("specs", List.of(), "price", 1, "stock", 1)),
                json(Map.of("price", 1, "stock", 1)))) {
            admin.expect(400, "POST", skus, wrong);
        }
    }

    @Test
    void an_edit_needs_the_stock_that_is_there() {
        long id = admin.newSku(product, "250g", 100, 10);

        admin.expect(204, "PUT", SKUS + id, edit("250g", 100, 10, 10));
        Wire.Reply moved = admin.expect(409, "PUT", SKUS + id, edit("500g", 200, 7, 9));
        assertThat(moved.body().path("available").asLong()).isEqualTo(10);
        admin.expect(400, "PUT", SKUS + id, sku("500g", 200, 7));
        admin.expect(404, "PUT", SKUS + ABSENT, edit("500g", 200, 7, 10));
        admin.expect(404, "DELETE", SKUS + ABSENT, "");
        JsonNode detail = admin.detail(product).body();
        assertThat(detail.path("publish_version").asLong()).isEqualTo(2);
        assertThat(detail.path("skus").path(0).path("stock").asLong()).isEqualTo(10);
    }

    @Test
    void what_is_in_use_is_not_removed() {
        long id = admin.newSku(product, "250g", 100, 10);
        admin.expect(204, "POST", PRODUCTS + "/" + product + "/publish", "");
        String order = unique("order").replace(' ', '-');
        Patience.until(Duration.ofSeconds(60), "A reservation", () -> {
            Wire.Reply reply = trade.call(
                    "POST",
                    "/api/trade/reservations",
                    json(Map.of(
                            "order_id", order, "lines", List.of(Map.of("sku_id", id, "qty", 3)), "ttl_seconds", 600)));
            return reply.status() == 201 ? Optional.of(reply) : Optional.empty();
        });

        assertThat(admin.expect(409, "DELETE", SKUS + id, "").code()).isEqualTo("product.sku_in_use");
        admin.expect(409, "PUT", SKUS + id, edit("250g", 100, 5, 10));
        admin.expect(204, "PUT", SKUS + id, edit("250g", 100, 5, 7));
        trade.expect(200, "POST", "/api/trade/reservations/" + order + "/release", "{}");
        reference("", id);
        assertThat(admin.expect(409, "DELETE", SKUS + id, "")
                        .body()
                        .path("kinds")
                        .path(0)
                        .asString())
                .isEqualTo("ACTIVITY");
        reference("/release", id);
        admin.expect(204, "DELETE", SKUS + id, "");
        JsonNode ledger = admin.expect(200, "GET", "/api/admin/inventory/sku:" + id + "/ledger", "")
                .body();
        assertThat(ledger.path("items").valueStream().map(row -> row.path("type")
                        .asString()))
                .containsExactly("RETIRE", "RELEASE", "ADJUST", "RESERVE", "INIT");
    }

    private void reference(String path, long skuId) {
        Wire.Reply reply = fleet.door("PRODUCT")
                .json(
                        "POST",
                        "/internal/product/sku-references" + path,
                        json(Map.of(
                                "kind",
                                "ACTIVITY",
                                "reference_id",
                                "activity-" + skuId,
                                "operator",
                                "flash-sale",
                                "sku_ids",
                                List.of(skuId))),
                        tokens.withRole("SERVICE"));
        assertThat(reply.status()).as("%s", reply).isEqualTo(204);
    }

    private List<Long> ids(String path) {
        return admin.expect(200, "GET", path, "")
                .body()
                .path("items")
                .valueStream()
                .map(item -> item.path("id").asLong())
                .toList();
    }

    private Catalogue as(String role) {
        return new Catalogue(fleet.door("GATEWAY"), tokens.withRole(role));
    }

    private static String named(String name) {
        return json(Map.of("name", name));
    }
}
