package io.goodsflow.product.browsing.adapter.persistence;

import io.goodsflow.product.browsing.application.BrowsingProperties;
import org.springframework.stereotype.Component;

/** Where lists share the pool of the pages, they leave them a connection; the service does not start otherwise. */
@Component
class ReadPoolLimits {

    ReadPoolLimits(BrowsingProperties lists, ReadPoolProperties pool) {
        if (pool.replicaUrl().isEmpty() && lists.maxLists() >= pool.size()) {
            throw new IllegalStateException(
                    "goodsflow.product.browsing.max-lists is %d, not less than goodsflow.product.reads.size (%d), and no goodsflow.product.reads.replica-url is named: lists could take all connections that pages are read with"
                            .formatted(lists.maxLists(), pool.size()));
        }
    }
}
