package io.goodsflow.supply.single.adapter.persistence;

import io.goodsflow.kit.data.purge.PurgeRule;
import io.goodsflow.supply.single.application.SingleProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Requests go by age; their tasks stay longer. */
@Configuration(proxyBeanMethods = false)
class RequestRetention {
    @Bean
    PurgeRule requestLogRetention(SingleProperties settings) {
        return new PurgeRule("product_supply_request_log", "TRUE", "updated_at", settings.keepRequests());
    }
}
