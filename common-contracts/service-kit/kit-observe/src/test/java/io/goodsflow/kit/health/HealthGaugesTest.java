package io.goodsflow.kit.health;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.Test;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.availability.AvailabilityChangeEvent;
import org.springframework.boot.availability.ReadinessState;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.health.actuate.endpoint.HealthDescriptor;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.health.contributor.Status;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

class HealthGaugesTest {

    @Test
    void a_service_of_which_all_parts_work_is_ready() {
        try (ConfigurableApplicationContext service = start(Working.class)) {
            assertThat(gauge(service, "goodsflow.ready")).isEqualTo(1);
            assertThat(component(service, "db")).isEqualTo(1);
        }
    }

    @Test
    void a_service_that_cannot_do_without_what_is_away_is_not() {
        try (ConfigurableApplicationContext service = start(Failing.class)) {
            assertThat(gauge(service, "goodsflow.ready")).isZero();
            assertThat(component(service, "db")).isZero();
            assertThat(component(service, "ping")).isEqualTo(1);
        }
    }

    @Test
    void a_part_that_it_can_do_without_is_told_and_no_more() {
        try (ConfigurableApplicationContext service = start(Working.class, WithoutCache.class)) {
            assertThat(gauge(service, "goodsflow.ready")).isEqualTo(1);
            assertThat(component(service, "redis")).isZero();
        }
    }

    @Test
    void balancers_are_not_told_of_what_all_instances_share() {
        try (ConfigurableApplicationContext service = start(Failing.class)) {
            HealthDescriptor readiness = service.getBean(HealthEndpoint.class).healthForPath("readiness");
            assertThat(readiness)
                    .isNotNull()
                    .extracting(HealthDescriptor::getStatus)
                    .isEqualTo(Status.UP);
        }
    }

    @Test
    void one_that_takes_no_requests_is_not_ready() {
        try (ConfigurableApplicationContext service = start(Working.class)) {
            AvailabilityChangeEvent.publish(service, ReadinessState.REFUSING_TRAFFIC);
            assertThat(gauge(service, "goodsflow.ready")).isZero();
            assertThat(component(service, "db")).isEqualTo(1);
        }
    }

    private static ConfigurableApplicationContext start(Class<?>... sources) {
        return new SpringApplicationBuilder(sources)
                .web(WebApplicationType.NONE)
                .run("--management.endpoints.web.exposure.include=health", "--spring.main.banner-mode=off");
    }

    private static double gauge(ConfigurableApplicationContext service, String name) {
        return service.getBean(MeterRegistry.class).get(name).gauge().value();
    }

    private static double component(ConfigurableApplicationContext service, String name) {
        return service.getBean(MeterRegistry.class)
                .get("goodsflow.health")
                .tag("component", name)
                .gauge()
                .value();
    }

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Base {

        @Bean
        MeterRegistry meters() {
            return new SimpleMeterRegistry();
        }
    }

    static class Working extends Base {

        @Bean
        HealthIndicator db() {
            return () -> Health.up().build();
        }
    }

    static class Failing extends Base {

        @Bean
        HealthIndicator db() {
            return () -> Health.down().build();
        }
    }

    static class WithoutCache {

        @Bean
        HealthIndicator redis() {
            return () -> Health.down().build();
        }
    }
}
