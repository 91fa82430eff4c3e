package io.goodsflow.gateway.limit;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.NestedConfigurationProperty;
import org.springframework.validation.annotation.Validated;

/**
 * What a caller may send, on each route by itself.
 *
 * @param guest browsing without a token, by client address
 * @param read reading with a token
 * @param write changing
 * @param upload sending files
 * @param login asking for tokens, by client address
 * @param refused sending no or a bad token where one is needed, by client address
 * @param warnEvery so often the log says that requests pass unlimited, 1 s to 1 h
 */
@Validated
@ConfigurationProperties("goodsflow.gateway.rate")
record RateProperties(
        @NotNull @Valid @NestedConfigurationProperty Allowance guest,
        @NotNull @Valid @NestedConfigurationProperty Allowance read,
        @NotNull @Valid @NestedConfigurationProperty Allowance write,
        @NotNull @Valid @NestedConfigurationProperty Allowance upload,
        @NotNull @Valid @NestedConfigurationProperty Allowance login,
        @NotNull @Valid @NestedConfigurationProperty Allowance refused,

        @NotNull @DurationMin(seconds = 1) @DurationMax(hours = 1)
        Duration warnEvery) {

    Allowance of(Traffic traffic) {
        return switch (traffic) {
            case GUEST -> guest;
            case READ -> read;
            case WRITE -> write;
            case UPLOAD -> upload;
            case LOGIN -> login;
            case REFUSED -> refused;
        };
    }
}
