package io.goodsflow.product.reference.application;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.product.reference.application.SkuReferences.Reference;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.springframework.stereotype.Service;

/** Notes that something needs SKUs no longer; also before its registration came, which is refused then. */
@Service
public class ReleaseReference {

    private final SkuReferences references;
    private final Transactions transactions;
    private final Clock clock;

    ReleaseReference(SkuReferences references, Transactions transactions, Clock clock) {
        this.references = references;
        this.transactions = transactions;
        this.clock = clock;
    }

    /** @param skuIds empty for the reference as a whole: all that it still has, and any that would come later */
    public void handle(Reference reference, List<Long> skuIds) {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        transactions.run(() -> {
            if (skuIds.isEmpty()) {
                references.releaseAll(reference, at);
            } else {
                references.release(
                        reference, skuIds.stream().distinct().sorted().toList(), at);
            }
        });
    }
}
