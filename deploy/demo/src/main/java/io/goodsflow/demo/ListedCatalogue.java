package io.goodsflow.demo;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** The sample products as a guest finds them: their ids, and their pages compared with the sheet. */
final class ListedCatalogue {

    private final Shop shop;
    private final Map<SampleProduct, Long> ids;
    private final Duration limit;

    private ListedCatalogue(Shop shop, Map<SampleProduct, Long> ids, Duration limit) {
        this.shop = shop;
        this.ids = ids;
        this.limit = limit;
    }

    /** Waits until every product is listed under its category. */
    static ListedCatalogue await(
            Shop shop, List<SampleProduct> products, Map<String, Long> categories, Duration limit, IntConsumer listed) {
        Map<SampleProduct, Long> found = new LinkedHashMap<>();
        return Patience.until(limit, "The listing of all " + products.size() + " products", () -> {
            int before = found.size();
            Set<SampleProduct> missing = new HashSet<>(products);
            missing.removeAll(found.keySet());
            Map<String, Map<String, Long>> lists = new HashMap<>();
            for (SampleProduct product : missing) {
                Long category = categories.get(product.category());
                if (category == null) {
                    throw new DemoFailed("The category " + product.category() + " has no id.");
                }
                Long id = lists.computeIfAbsent(product.category(), name -> shop.onSale(category))
                        .get(product.title());
                if (id != null) {
                    found.put(product, id);
                }
            }
            if (found.size() > before) {
                listed.accept(found.size());
            }
            return found.size() == products.size()
                    ? Optional.of(new ListedCatalogue(shop, found, limit))
                    : Optional.empty();
        });
    }

    long idOf(SampleProduct product) {
        Long id = ids.get(product);
        if (id == null) {
            throw new DemoFailed(product.title() + " is not listed.");
        }
        return id;
    }

    /** Compares a page with the sheet: SKUs by their specs, prices, and that each stock is known. */
    void compare(SampleProduct product) {
        JsonNode page = Patience.until(limit, "Stock on the page of " + product.title(), () -> {
            JsonNode detail = shop.detail(idOf(product));
            return stockIsKnown(detail) ? Optional.of(detail) : Optional.empty();
        });
        Map<Map<String, String>, JsonNode> listed = new HashMap<>();
        for (JsonNode sku : page.path("skus")) {
            Map<String, String> specs = new HashMap<>();
            sku.path("specs")
                    .properties()
                    .forEach(spec -> specs.put(spec.getKey(), spec.getValue().asString()));
            listed.put(specs, sku);
        }
        require(page.path("description").asString("").equals(product.description()), product, "the description");
        require(listed.size() == product.skus().size(), product, "the number of SKUs");
        for (SampleSku sku : product.skus()) {
            JsonNode there = listed.getOrDefault(sku.specs(), MissingNode.getInstance());
            require(there.path("price").asLong(-1) == sku.priceInFen(), product, "the price of " + sku.specs());
            require(there.path("stock").asInt(-1) <= sku.stock(), product, "the stock of " + sku.specs());
        }
    }

    private static boolean stockIsKnown(JsonNode detail) {
        for (JsonNode sku : detail.path("skus")) {
            if (!sku.path("stock").isNumber()) {
                return false;
            }
        }
        return true;
    }

    private static void require(boolean holds, SampleProduct product, String what) {
        if (!holds) {
            throw new DemoFailed("The page of " + product.title() + " differs from the sheet in " + what + ".");
        }
    }
}
