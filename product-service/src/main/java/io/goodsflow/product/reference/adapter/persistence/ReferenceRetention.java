package io.goodsflow.product.reference.adapter.persistence;

import io.goodsflow.kit.data.purge.PurgeRule;
import io.goodsflow.product.reference.application.ReferenceProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** An open reference is never forgotten. */
@Configuration(proxyBeanMethods = false)
class ReferenceRetention {

    @Bean
    PurgeRule skuReferencePurge(ReferenceProperties settings) {
        return new PurgeRule("product_sku_reference", "released_at IS NOT NULL", "released_at", settings.keep());
    }
}
