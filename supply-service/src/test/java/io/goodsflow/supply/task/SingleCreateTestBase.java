package io.goodsflow.supply.task;

import io.goodsflow.supply.task.SupplyApi.Answer;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** One product and its caller. */
abstract class SingleCreateTestBase extends SupplyTest {
    static final String PATH = "/api/admin/supply/products";

    final String id = SheetFile.id();

    Answer create(String body, @Nullable String key) {
        return ops.write("POST", PATH, body, key);
    }

    String body(String outerId, String title) {
        return """
                {"merchant_id":%d,"category":"Misc","title":"%s","outer_id":"%s","image_urls":[],\
                "attributes":{"Material":"clay"},\
                "skus":[{"sku_code":"C-1","specs":{"Color":"red"},"price":1990,"stock":5}]}""".formatted(merchant, title, outerId);
    }

    static String key() {
        return UUID.randomUUID().toString();
    }
}
