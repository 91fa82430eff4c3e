package io.goodsflow.product.browsing.application;

import java.util.Collection;
import java.util.Map;

/** What inventory-service says is available. */
public interface StockFigures {

    /** Available units by SKU id; whatever is not known is left out, never said to be 0. */
    Map<Long, Long> of(Collection<Long> skuIds);
}
