package io.goodsflow.kit.config;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import java.time.Duration;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.context.annotation.Configuration;
import org.springframework.validation.annotation.Validated;

/** A service with settings of every kind; what the build would write about them is in the test's resources. */
@Configuration(proxyBeanMethods = false)
@ImportAutoConfiguration(SettingsAutoConfiguration.class)
@EnableConfigurationProperties(TestSettings.Properties.class)
class TestSettings {

    @Validated
    @ConfigurationProperties("goodsflow.thing")
    record Properties(
            @DefaultValue("3") @Min(1) @Max(5) int retries,
            @DefaultValue("30s") Duration lease,
            @DefaultValue("5s") Duration heartbeat,
            @DefaultValue("a-secret") @NotBlank String secret) {

        Properties {
            if (lease.compareTo(heartbeat) <= 0) {
                throw new IllegalArgumentException("lease must be longer than heartbeat");
            }
        }
    }
}
