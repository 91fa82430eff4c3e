package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.FreshProducts;
import io.goodsflow.demo.Patience;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.LongStream;
import org.awaitility.Awaitility;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A product on sale with a SKU whose stock nobody moves: the version whose writing was begun last, and the one whose writing
 * was acknowledged last.
 */
final class WatchedItem {

    private static final Map<String, String> SPECS = Map.of("Color", "blue");
    private static final long PRICE = 100;
    private static final long STOCK = 10;

    private final Wire gateway;
    private final String operator;
    private final long id;
    private final long sku;
    private final long first;
    private final AtomicLong begun;
    private final AtomicLong acknowledged;
    private final Set<Long> offSale = ConcurrentHashMap.newKeySet();
    private final ReentrantLock writer = new ReentrantLock();

    private WatchedItem(Wire gateway, String operator, long id, long sku, long version) {
        this.gateway = gateway;
        this.operator = operator;
        this.id = id;
        this.sku = sku;
        this.first = version;
        this.begun = new AtomicLong(version);
        this.acknowledged = new AtomicLong(version);
    }

    /** A new one, whose category is there. */
    static WatchedItem published(RunningFleet fleet, int number) {
        Wire gateway = fleet.door("GATEWAY");
        String operator = Tokens.of(fleet).withRole("OPERATOR");
        long id = reviewed(fleet, number);
        long sku = Patience.until(Duration.ofSeconds(60), "A SKU of product " + id, () -> {
            Wire.Reply reply = gateway.json(
                    "POST",
                    "/api/admin/products/" + id + "/skus",
                    text(Map.of("specs", SPECS, "price", PRICE, "stock", STOCK)),
                    operator);
            // an attempt whose answer was lost may have brought it
            if (reply.code().equals("product.specs_taken")) {
                return Optional.of(reply.body().path("sku_id").asLong());
            }
            assertThat(reply.status()).as("%s %s", reply, reply.body()).isIn(201, 503);
            return reply.status() == 201 ? Optional.of(reply.body().path("id").asLong()) : Optional.empty();
        });
        return new WatchedItem(
                gateway,
                operator,
                id,
                sku,
                ok(gateway.get("/api/products/" + id, ""))
                        .path("publish_version")
                        .asLong());
    }

    String page() {
        return "/api/products/" + id;
    }

    long acknowledged() {
        return acknowledged.get();
    }

    long writes() {
        return acknowledged.get() - first;
    }

    /**
     * What is wrong about the answer to a look at the page, which is there or not.
     *
     * @param before the version that was acknowledged when it was asked for
     */
    Optional<String> staleness(Wire.Reply reply, long before) {
        long after = begun.get();
        if (reply.status() == 200) {
            long version = reply.body().path("publish_version").asLong();
            return version < before || version > after
                    ? Optional.of("item %d: version %d was shown, %d was written before, %d begun"
                            .formatted(id, version, before, after))
                    : Optional.empty();
        }
        // it is not there only if it was taken off sale by what was acknowledged before, or begun since
        return LongStream.rangeClosed(before, after).noneMatch(offSale::contains)
                ? Optional.of("item %d: version %d, on sale, was not shown".formatted(id, before))
                : Optional.empty();
    }

    /** Off sale and on again, then another price, each acknowledged; false if another thread is writing. */
    boolean write() {
        if (!writer.tryLock()) {
            return false;
        }
        try {
            takeOffSaleAndPutOnAgain();
            changePrice();
            return true;
        } finally {
            writer.unlock();
        }
    }

    void takeOffSaleAndPutOnAgain() {
        offSale.add(acknowledged.get() + 1);
        command("unpublish");
        command("publish");
    }

    private void command(String command) {
        long next = acknowledged.get() + 1;
        begun.set(next);
        Wire.Reply reply;
        do {
            reply = gateway.json("POST", "/api/admin/items/" + id + "/" + command, "{}", operator);
        } while (reply.status() >= 500);
        assertThat(reply.status()).as("%s", reply).isEqualTo(200);
        assertThat(reply.body().path("publish_version").asLong()).isEqualTo(next);
        acknowledged.set(next);
    }

    /** Each price is another, so each edit is a version; one that is repeated is none. */
    void changePrice() {
        long next = acknowledged.get() + 1;
        begun.set(next);
        Wire.Reply reply;
        do {
            reply = gateway.json(
                    "PUT",
                    "/api/admin/skus/" + sku,
                    text(Map.of("specs", SPECS, "price", PRICE + next, "stock", STOCK, "expected_stock", STOCK)),
                    operator);
        } while (reply.status() >= 500);
        assertThat(reply.status()).as("%s", reply).isEqualTo(204);
        acknowledged.set(next);
    }

    /** A merchant's product, reviewed: on sale at version 1. */
    private static long reviewed(RunningFleet fleet, int number) {
        String run = UUID.randomUUID().toString();
        String operation = "read:" + run;
        Wire product = fleet.door("PRODUCT");
        String service = Tokens.of(fleet).withRole("SERVICE");
        JsonNode draft = ok(product.json(
                "POST",
                "/internal/product/drafts",
                text(Map.of(
                        "request_id",
                        operation,
                        "operation_id",
                        operation,
                        "merchant_id",
                        Tokens.MERCHANT,
                        "source",
                        "OPERATOR",
                        "operator",
                        "e2e",
                        "target_sale_state",
                        "ONLINE",
                        "content",
                        Map.of(
                                "category",
                                FreshProducts.CATEGORY,
                                "title",
                                "Looked at " + number,
                                "outer_id",
                                run,
                                "image_urls",
                                List.of(),
                                "attributes",
                                Map.of(),
                                "skus",
                                List.of(Map.of("specs", Map.of("Color", "red"), "price", 100))))),
                service));
        long id = draft.path("draft_id").asLong();
        ok(product.json(
                "POST",
                "/internal/product/drafts/" + id + "/submit",
                text(Map.of("request_id", operation + ":submit", "operator", "e2e")),
                service));
        Awaitility.await("the review of draft " + id)
                .atMost(Duration.ofMinutes(2))
                .until(() -> ok(product.get("/internal/product/drafts/" + id, service))
                        .path("status")
                        .asString()
                        .equals("PUBLISHED"));
        return draft.path("item_id").asLong();
    }

    private static String text(Object body) {
        return JsonMapper.shared().writeValueAsString(body);
    }

    private static JsonNode ok(Wire.Reply reply) {
        assertThat(reply.status()).as("%s %s", reply, reply.body()).isLessThan(300);
        return reply.body();
    }
}
