package io.goodsflow.demo;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** An order of one product's SKUs, through the calls of the order domain. */
final class Order {

    private static final String RESERVATIONS = "/api/trade/reservations";

    private final GoodsflowClient trade;
    private final Shop shop;
    private final long productId;
    private final Duration shortly;

    Order(GoodsflowClient trade, Shop shop, long productId, Duration shortly) {
        this.trade = trade;
        this.shop = shop;
        this.productId = productId;
        this.shortly = shortly;
    }

    long productId() {
        return productId;
    }

    /** Stock by SKU, once every stock is known. */
    Map<Long, Integer> stock() {
        return Patience.until(shortly, "Stock of product " + productId, () -> {
            Map<Long, Integer> stock = new LinkedHashMap<>();
            for (JsonNode sku : shop.detail(productId).path("skus")) {
                if (!sku.path("stock").isNumber()) {
                    return Optional.empty();
                }
                stock.put(sku.path("id").asLong(), sku.path("stock").asInt());
            }
            return Optional.of(stock);
        });
    }

    /** Reserves; "not on sale" is asked again for a moment, because inventory hears of a new product by event. */
    Answer reserve(String orderId, Map<Long, Integer> quantities) {
        Map<String, Object> body = Map.of("order_id", orderId, "lines", lines(quantities), "ttl_seconds", 600);
        return Patience.until(shortly, "The reservation of " + orderId, () -> {
            Answer answer = trade.post(RESERVATIONS, body);
            boolean again = answer.isPassing()
                    || answer.code().filter("inventory.not_on_sale"::equals).isPresent();
            return again ? Optional.empty() : Optional.of(answer);
        });
    }

    Answer confirm(String orderId) {
        return trade.post(RESERVATIONS + "/" + orderId + "/confirm", Map.of());
    }

    /** Waits until the page shows exactly this stock. */
    void awaitStock(Map<Long, Integer> expected) {
        Patience.until(
                shortly,
                "A page of product " + productId + " with the stock " + expected,
                () -> stock().equals(expected) ? Optional.of(expected) : Optional.empty());
    }

    private static List<Map<String, Object>> lines(Map<Long, Integer> quantities) {
        List<Map<String, Object>> lines = new ArrayList<>();
        quantities.forEach((sku, quantity) -> lines.add(Map.of("sku_id", sku, "qty", quantity)));
        return lines;
    }
}
