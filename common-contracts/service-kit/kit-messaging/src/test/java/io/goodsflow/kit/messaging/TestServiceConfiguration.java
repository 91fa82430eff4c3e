package io.goodsflow.kit.messaging;

import io.goodsflow.kit.data.VersionedProjection;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.Map;
import java.util.function.Consumer;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.integration.config.GlobalChannelInterceptor;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.messaging.Message;

/** A service that hears its own events. */
@SpringBootConfiguration
@EnableAutoConfiguration
class TestServiceConfiguration {

    @Bean
    MeterRegistry meterRegistry() {
        return new SimpleMeterRegistry();
    }

    /** Lets tests lose the end of a half message, as a dying connection does. */
    @Bean
    static BeanPostProcessor losableEnds() {
        return new BeanPostProcessor() {
            @Override
            public Object postProcessAfterInitialization(Object bean, String name) {
                return bean instanceof HalfEnds ends ? new LosableEnds(ends) : bean;
            }
        };
    }

    @Bean
    @GlobalChannelInterceptor(patterns = "*-in-0")
    Answers answers() {
        return new Answers();
    }

    @Bean
    Heard heard(JdbcTemplate jdbc) {
        return new Heard(jdbc);
    }

    @Bean
    Consumer<Message<byte[]>> happenings(Consumers consumers, Heard heard) {
        return consumers
                .named("test.happenings")
                .inbox(HappenedV1.class, heard::happened)
                .build();
    }

    /** Bound by the tests of batches only. */
    @Bean
    Consumer<Message<byte[]>> gatherings(Consumers consumers, Heard heard) {
        return consumers
                .named("test.gatherings")
                .inboxTogether(GatheredV1.class, heard::gathered, heard::gatheredTogether)
                .build();
    }

    @Bean
    Consumer<Message<byte[]>> states(Consumers consumers, Heard heard, VersionedProjection projection) {
        return consumers
                .named("test.states")
                .direct(StateChangedV1.class, event -> {
                    projection.apply(
                            "state_view",
                            "state_id",
                            event.data().stateId(),
                            event.sequence(),
                            Map.of("title", event.data().title()));
                    heard.delivered(event);
                })
                .build();
    }
}
