package io.goodsflow.product.browsing.domain;

import java.util.List;

/**
 * A page of a list.
 *
 * @param total of all pages, exact up to a bound
 * @param totalIsLowerBound whether there are more than {@code total}
 */
public record ProductPage(List<ListedProduct> items, long total, boolean totalIsLowerBound, int page, int pageSize) {

    public ProductPage {
        items = List.copyOf(items);
    }
}
