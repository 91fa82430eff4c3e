package io.goodsflow.product.contract.api;

import java.util.List;

/**
 * What is there of the SKUs that were asked for.
 *
 * @param items in the order of the question; a SKU that is not published (any more) is left out
 */
public record SkuSummaries(List<SkuAnswer> items) {

    public SkuSummaries {
        items = List.copyOf(items);
    }
}
