package io.goodsflow.bench.publish;

import io.goodsflow.bench.measure.Site;
import java.time.Instant;

/** Products for the other lines. */
public final class BenchProducts {

    private BenchProducts() {}

    /** Submits one product of four SKUs under a merchant of its own; the review publishes it, off sale. */
    public static long submitOne(Site site) {
        return new Drafts(new ProductCalls(site))
                .submit(Instant.now().getEpochSecond() * 1_000, 1)
                .get(0)
                .draft()
                .itemId();
    }
}
