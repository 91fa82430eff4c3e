package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.Patience;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import tools.jackson.databind.json.JsonMapper;

/** The catalogue as one caller has it through the gateway. */
final class Catalogue {

    static final String CATEGORIES = "/api/admin/categories";
    static final String PRODUCTS = "/api/admin/products";
    static final String SKUS = "/api/admin/skus/";

    private final Wire gateway;
    private final String token;

    Catalogue(Wire gateway, String token) {
        this.gateway = gateway;
        this.token = token;
    }

    static String unique(String prefix) {
        return prefix + " " + UUID.randomUUID();
    }

    static String json(Object body) {
        return JsonMapper.shared().writeValueAsString(body);
    }

    Wire.Reply call(String method, String path, String body) {
        return gateway.json(method, path, body, token);
    }

    /** Asks for a status; what else comes back fails the test with its whole text. */
    Wire.Reply expect(int status, String method, String path, String body) {
        Wire.Reply reply = call(method, path, body);
        assertThat(reply.status()).as("%s %s", reply, reply.body()).isEqualTo(status);
        if (status >= 400) {
            assertThat(reply.raw().headers().firstValue("Content-Type").orElse(""))
                    .startsWith("application/problem+json");
            assertThat(reply.code()).as("%s", reply).contains(".");
            assertThat(reply.body().path("trace_id").asString(""))
                    .as("%s", reply)
                    .isNotEmpty();
        }
        return reply;
    }

    long newCategory() {
        return expect(201, "POST", CATEGORIES, json(Map.of("name", unique("e2e"))))
                .body()
                .path("id")
                .asLong();
    }

    static String product(long categoryId, String title) {
        return json(Map.of("category_id", categoryId, "title", title, "description", "by hand"));
    }

    long newProduct(long categoryId, String title) {
        return expect(201, "POST", PRODUCTS, product(categoryId, title))
                .body()
                .path("id")
                .asLong();
    }

    static String sku(String size, long price, long stock) {
        return json(Map.of("specs", Map.of("size", size), "price", price, "stock", stock));
    }

    static String edit(String size, long price, long stock, long expected) {
        return json(Map.of("specs", Map.of("size", size), "price", price, "stock", stock, "expected_stock", expected));
    }

    /** The same request until the SKU and its stock are there. */
    long newSku(long productId, String size, long price, long stock) {
        return Patience.until(Duration.ofSeconds(60), "A SKU of product " + productId, () -> {
            Wire.Reply reply = call("POST", PRODUCTS + "/" + productId + "/skus", sku(size, price, stock));
            assertThat(reply.status()).as("%s", reply).isIn(201, 503);
            return reply.status() == 201 ? Optional.of(reply.body().path("id").asLong()) : Optional.empty();
        });
    }

    Wire.Reply detail(long productId) {
        return expect(200, "GET", PRODUCTS + "/" + productId, "");
    }
}
