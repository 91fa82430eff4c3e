package io.goodsflow.gateway.breaker;

import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig.SlidingWindowType;
import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import io.github.resilience4j.micrometer.tagged.TaggedCircuitBreakerMetrics;
import io.goodsflow.gateway.route.Upstream;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class BreakerConfiguration {

    /** One breaker a service; all are there from the start, so that their states are seen before the first call. */
    @Bean
    CircuitBreakerRegistry circuitBreakers(BreakerProperties properties, MeterRegistry metrics) {
        CircuitBreakerRegistry registry = CircuitBreakerRegistry.of(settings(properties));
        for (Upstream service : Upstream.values()) {
            registry.circuitBreaker(service.breakerName());
        }
        TaggedCircuitBreakerMetrics.ofCircuitBreakerRegistry(registry).bindTo(metrics);
        return registry;
    }

    private static CircuitBreakerConfig settings(BreakerProperties properties) {
        return CircuitBreakerConfig.custom()
                .slidingWindowType(SlidingWindowType.TIME_BASED)
                .slidingWindowSize(Math.toIntExact(properties.window().toSeconds()))
                .minimumNumberOfCalls(properties.minimumCalls())
                .failureRateThreshold(properties.failurePercent())
                .waitDurationInOpenState(properties.openFor())
                .automaticTransitionFromOpenToHalfOpenEnabled(true)
                .permittedNumberOfCallsInHalfOpenState(properties.probes())
                .maxWaitDurationInHalfOpenState(properties.probeTime())
                .recordException(Unanswered.class::isInstance)
                .ignoreException(failure -> !(failure instanceof Unanswered))
                .build();
    }
}
