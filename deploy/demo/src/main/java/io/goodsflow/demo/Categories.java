package io.goodsflow.demo;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Makes sure that the catalogue's categories exist; a name that is taken is a category that is there. */
public final class Categories {

    private static final String ADMIN = "/api/admin/categories";

    private final GoodsflowClient gateway;

    public Categories(GoodsflowClient gateway) {
        this.gateway = gateway;
    }

    /** Ids by name. */
    public Map<String, Long> ensure(List<String> names) {
        GoodsflowClient admin = gateway.as(DemoUser.ADMIN);
        Map<String, Long> ids = new HashMap<>();
        Map<String, Answer> refused = new HashMap<>();
        for (String name : names) {
            Answer answer = admin.post(ADMIN, Map.of("name", name)).expect(201, 400);
            if (answer.status() == 201) {
                ids.put(name, answer.body().path("id").asLong());
            } else {
                refused.put(name, answer);
            }
        }
        if (!refused.isEmpty()) {
            ids.putAll(existing());
        }
        refused.forEach((name, answer) -> {
            if (!ids.containsKey(name)) {
                throw new DemoFailed("The category " + name + " was refused and is not there: " + answer.summary());
            }
        });
        ids.keySet().retainAll(names);
        return ids;
    }

    private Map<String, Long> existing() {
        Map<String, Long> ids = new HashMap<>();
        for (JsonNode category :
                gateway.get("/api/categories").expect(200).body().path("items")) {
            ids.put(category.path("name").asString(), category.path("id").asLong());
        }
        return ids;
    }
}
