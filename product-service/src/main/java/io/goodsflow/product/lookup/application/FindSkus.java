package io.goodsflow.product.lookup.application;

import io.goodsflow.product.lookup.domain.PublishedSku;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Service;

/** Finds published SKUs by id. */
@Service
public class FindSkus {

    private final PublishedSkus skus;

    FindSkus(PublishedSkus skus) {
        this.skus = skus;
    }

    /** By id, in the order of the question; a SKU that is not published is not in it. */
    public Map<Long, PublishedSku> handle(Collection<Long> skuIds) {
        Map<Long, PublishedSku> found = new LinkedHashMap<>();
        if (skuIds.isEmpty()) {
            return found;
        }
        Map<Long, PublishedSku> byId = new LinkedHashMap<>();
        skus.find(skuIds).forEach(sku -> byId.put(sku.skuId(), sku));
        skuIds.forEach(id -> {
            PublishedSku sku = byId.get(id);
            if (sku != null) {
                found.put(id, sku);
            }
        });
        return found;
    }
}
