package io.goodsflow.product.sku.adapter.persistence;

import io.goodsflow.kit.data.purge.PurgeRule;
import io.goodsflow.product.sku.application.SkuEditProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What is not over is never forgotten, nor that a SKU was removed: a rollback may bring it back. */
@Configuration(proxyBeanMethods = false)
class SkuEditRetention {

    @Bean
    PurgeRule skuIntentPurge(SkuEditProperties settings) {
        return new PurgeRule(
                "product_sku_intent",
                "state NOT IN ('OPEN', 'UNDOING') AND NOT (kind = 'DELETE' AND state = 'DONE')",
                "updated_at",
                settings.keep());
    }

    @Bean
    PurgeRule skuStockPurge(SkuEditProperties settings) {
        return new PurgeRule("product_sku_stock", "state <> 'PENDING'", "updated_at", settings.keep());
    }
}
