package io.goodsflow.kit.health;

import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The health as figures, wherever there are both. */
@AutoConfiguration(
        afterName = {
            "org.springframework.boot.health.autoconfigure.actuate.endpoint.HealthEndpointAutoConfiguration",
            "org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration"
        })
class HealthAutoConfiguration {

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass({HealthEndpoint.class, MeterRegistry.class})
    static class Gauges {

        @Bean
        @ConditionalOnBean({HealthEndpoint.class, MeterRegistry.class})
        HealthGauges healthGauges(HealthEndpoint health, MeterRegistry meters) {
            return new HealthGauges(health, meters);
        }
    }
}
