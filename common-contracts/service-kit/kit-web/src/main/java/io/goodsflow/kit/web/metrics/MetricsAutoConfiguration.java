package io.goodsflow.kit.web.metrics;

import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.context.annotation.Bean;

/** The health as figures, wherever there are both. */
@AutoConfiguration(
        afterName = {
            "org.springframework.boot.health.autoconfigure.actuate.endpoint.HealthEndpointAutoConfiguration",
            "org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration"
        })
class MetricsAutoConfiguration {

    @Bean
    @ConditionalOnBean({HealthEndpoint.class, MeterRegistry.class})
    HealthGauges healthGauges(HealthEndpoint health, MeterRegistry meters) {
        return new HealthGauges(health, meters);
    }
}
