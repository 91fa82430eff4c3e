package io.goodsflow.product.lookup.application;

import io.goodsflow.product.lookup.domain.PublishedSku;
import java.util.Collection;
import java.util.List;

/** Published SKUs with their items. */
public interface PublishedSkus {

    /** In one read, so that each is of one version; whatever is not published is left out; in no order. */
    List<PublishedSku> find(Collection<Long> skuIds);
}
