package io.goodsflow.product.reference.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.reference.application.SkuReferences.Reference;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.stereotype.Service;

/** Notes that something needs SKUs, all or none of them. Saying it again changes nothing. */
@Service
public class RegisterReference {

    private final SkuReferences references;
    private final Transactions transactions;
    private final Clock clock;

    RegisterReference(SkuReferences references, Transactions transactions, Clock clock) {
        this.references = references;
        this.transactions = transactions;
        this.clock = clock;
    }

    /**
     * @throws GoodsflowException 404 naming the SKUs that are not there; 409 if it was released before, as a
     *     whole or on one of them
     */
    public void handle(Reference reference, List<Long> skuIds) {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        transactions.run(
                () -> register(reference, skuIds.stream().distinct().sorted().toList(), at));
    }

    private void register(Reference reference, List<Long> skuIds, Instant at) {
        if (!references.lock(reference, at)) {
            throw released(reference);
        }
        Set<Long> there = references.hold(skuIds);
        List<Long> absent = skuIds.stream().filter(id -> !there.contains(id)).toList();
        if (!absent.isEmpty()) {
            throw new GoodsflowException(
                            ProductError.SKU_NOT_FOUND,
                            absent.stream().map(Object::toString).collect(Collectors.joining(", ")))
                    .with("sku_ids", absent);
        }
        references.insert(reference, skuIds, at);
        if (!references.released(reference, skuIds).isEmpty()) {
            throw released(reference);
        }
        references.unlock(reference);
    }

    private static GoodsflowException released(Reference reference) {
        return new GoodsflowException(ProductError.REFERENCE_RELEASED, reference.id());
    }
}
