package io.goodsflow.kit.data.projection;

import io.goodsflow.kit.data.KitDataAutoConfiguration;
import io.goodsflow.kit.data.VersionedProjection;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingClass;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;

/** Versioned projections, with a counter of what was dropped where metrics exist. */
@AutoConfiguration(after = KitDataAutoConfiguration.class)
public class KitProjectionAutoConfiguration {

    private static final String METER = "io.micrometer.core.instrument.MeterRegistry";

    @Bean
    VersionedProjection versionedProjection(JdbcTemplate jdbcTemplate, Dropped dropped) {
        return new TableProjection(jdbcTemplate, dropped);
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(name = METER)
    static class Counted {

        @Bean
        Dropped countDroppedStates(ObjectProvider<MeterRegistry> registry) {
            return table ->
                    registry.ifAvailable(meters -> meters.counter("goodsflow.projection.dropped", "table", table)
                            .increment());
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnMissingClass(METER)
    static class Uncounted {

        @Bean
        Dropped forgetDroppedStates() {
            return table -> {};
        }
    }
}
