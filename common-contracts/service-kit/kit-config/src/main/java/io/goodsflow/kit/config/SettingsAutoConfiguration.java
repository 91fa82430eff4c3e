package io.goodsflow.kit.config;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Bean;

/** What looks at settings while they are bound. */
@AutoConfiguration
class SettingsAutoConfiguration {

    @Bean
    static UnsetVariables unsetVariables() {
        return new UnsetVariables();
    }
}
