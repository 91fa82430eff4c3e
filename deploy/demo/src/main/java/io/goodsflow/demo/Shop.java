package io.goodsflow.demo;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What a guest sees. */
public final class Shop {

    private static final int PAGE_SIZE = 50;

    private final GoodsflowClient guest;

    public Shop(GoodsflowClient guest) {
        this.guest = guest;
    }

    /** Ids by title of everything on sale in a category. */
    public Map<String, Long> onSale(long categoryId) {
        Map<String, Long> ids = new HashMap<>();
        long total;
        int page = 1;
        do {
            JsonNode list = guest.get(
                            "/api/products?category_id=" + categoryId + "&page=" + page + "&page_size=" + PAGE_SIZE)
                    .expect(200)
                    .body();
            list.path("items")
                    .forEach(item -> ids.put(
                            item.path("title").asString(), item.path("id").asLong()));
            total = list.path("total").asLong();
        } while ((long) PAGE_SIZE * page++ < total);
        return ids;
    }

    /** A product's page. */
    public JsonNode detail(long productId) {
        return guest.get("/api/products/" + productId).expect(200).body();
    }

    /** Stock of a SKU; empty while unknown. */
    public Optional<Integer> stock(long productId, long skuId) {
        for (JsonNode sku : detail(productId).path("skus")) {
            if (sku.path("id").asLong() == skuId && sku.path("stock").isNumber()) {
                return Optional.of(sku.path("stock").asInt());
            }
        }
        return Optional.empty();
    }
}
