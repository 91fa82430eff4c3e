package io.goodsflow.bench.detail;

import io.goodsflow.bench.measure.BenchFailed;
import io.goodsflow.bench.measure.Poll;
import io.goodsflow.bench.measure.Site;
import io.goodsflow.bench.publish.BenchProducts;
import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.GoodsflowClient;
import java.time.Duration;
import java.util.Map;

/** A product of four SKUs on sale, which everybody looks at. */
record HotProduct(long id) {

    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final Duration PAUSE = Duration.ofMillis(200);

    static HotProduct of(Site site) {
        long item = BenchProducts.submitOne(site);
        GoodsflowClient operator = GoodsflowClient.at(site.gateway()).as(DemoUser.OPS);
        if (!Poll.until(
                LIMIT,
                PAUSE,
                () -> operator.post("/api/admin/items/" + item + "/publish", Map.of("reason", "bench"))
                                .status()
                        == 200)) {
            throw new BenchFailed("The product of the measurement is not published.");
        }
        return new HotProduct(item);
    }

    String path() {
        return "/api/products/" + id;
    }

    /** The key of its cached page. */
    String key() {
        return "product:detail:{" + id + "}";
    }
}
