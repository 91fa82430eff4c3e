package io.goodsflow.supply.task.domain;

import io.goodsflow.supply.sheet.domain.Product;

/** What a row brings, normalised: all that its steps need of the request. */
public sealed interface RowContent {
    /** A product that is to be there. */
    record NewProduct(Product product) implements RowContent {}

    /**
     * A change of a published product.
     *
     * @param basePublishVersion version the change was made from; it stays the same when the change is applied anew, so
     *     that nothing written meanwhile is overwritten
     */
    record ProductChange(long itemId, long basePublishVersion, ProductPatch patch) implements RowContent {}

    default RowAction action() {
        return this instanceof NewProduct ? RowAction.CREATE : RowAction.UPDATE;
    }
}
