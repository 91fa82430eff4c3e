package io.goodsflow.inventory.reservation.application;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Settings of reservations.
 *
 * @param defaultTtl how long a claim lasts if the order does not say, longer than 0 and at most max-ttl
 * @param maxTtl longest claim an order may ask for, up to 365 days
 * @param sweepInterval pause between two looks for ended claims, 100 ms to 10 min
 * @param sweepBatch ended claims looked up at a time, 1 to 5000
 */
@Validated
@ConfigurationProperties("goodsflow.inventory.reservation")
public record ReservationProperties(
        @DefaultValue("15m") Duration defaultTtl,
        @DefaultValue("24h") @DurationMax(days = 365) Duration maxTtl,

        @DefaultValue("1s") @DurationMin(millis = 100) @DurationMax(minutes = 10)
        Duration sweepInterval,

        @DefaultValue("200") @Min(1) @Max(5000) int sweepBatch) {

    public ReservationProperties {
        if (defaultTtl.isNegative() || defaultTtl.isZero() || defaultTtl.compareTo(maxTtl) > 0) {
            throw new IllegalArgumentException("default-ttl must be positive and at most max-ttl");
        }
    }
}
