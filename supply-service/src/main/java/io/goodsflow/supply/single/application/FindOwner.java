package io.goodsflow.supply.single.application;

import org.springframework.stereotype.Service;

/** Whose a product is, for a caller who works for every merchant and did not say. */
@Service
public class FindOwner {
    private final Owners owners;

    FindOwner(Owners owners) {
        this.owners = owners;
    }

    /**
     * The merchant of a published item.
     *
     * @throws io.goodsflow.kernel.GoodsflowException 404 {@code product.not_found}
     */
    public long handle(long itemId) {
        return owners.of(itemId);
    }
}
