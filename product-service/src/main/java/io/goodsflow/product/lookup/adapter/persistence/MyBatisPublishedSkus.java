package io.goodsflow.product.lookup.adapter.persistence;

import io.goodsflow.product.lookup.application.PublishedSkus;
import io.goodsflow.product.lookup.domain.PublishedSku;
import java.util.Collection;
import java.util.List;
import org.springframework.stereotype.Repository;

/** Published SKUs in MySQL. */
@Repository
class MyBatisPublishedSkus implements PublishedSkus {

    private final LookupMapper mapper;

    MyBatisPublishedSkus(LookupMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public List<PublishedSku> find(Collection<Long> skuIds) {
        return mapper.find(skuIds).stream().map(PublishedSkuRow::toSku).toList();
    }
}
