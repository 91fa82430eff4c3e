package io.goodsflow.kit.shutdown;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.availability.ApplicationAvailabilityAutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.availability.ApplicationAvailability;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/** For whatever has a port of its own, be it servlet or reactive. */
@AutoConfiguration(after = ApplicationAvailabilityAutoConfiguration.class)
@ConditionalOnWebApplication
@EnableConfigurationProperties(ShutdownProperties.class)
class ShutdownAutoConfiguration {

    @Bean
    OpenDoors openDoors(ApplicationAvailability availability, ShutdownProperties properties) {
        return new OpenDoors(availability, properties.drainDelay());
    }
}
