package io.goodsflow.product.checkout.adapter.persistence;

import io.goodsflow.kit.data.purge.PurgeRule;
import io.goodsflow.product.checkout.application.CheckoutProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Expired confirmation snapshots are of no use to anybody. */
@Configuration(proxyBeanMethods = false)
class CheckoutRetention {

    @Bean
    PurgeRule checkoutPurge(CheckoutProperties settings) {
        return new PurgeRule("product_checkout", "TRUE", "expires_at", settings.keep());
    }
}
