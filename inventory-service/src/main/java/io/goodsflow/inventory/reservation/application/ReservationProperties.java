package io.goodsflow.inventory.reservation.application;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Settings of reservations.
 *
 * @param defaultTtl how long a claim lasts if the order does not say
 * @param maxTtl longest claim an order may ask for
 * @param sweepBatch ended claims looked up at a time
 */
@Validated
@ConfigurationProperties("goodsflow.inventory.reservation")
public record ReservationProperties(
        @DefaultValue("15m") Duration defaultTtl,
        @DefaultValue("24h") Duration maxTtl,
        @DefaultValue("200") @Min(1) @Max(5000) int sweepBatch) {

    public ReservationProperties {
        if (defaultTtl.isNegative() || defaultTtl.isZero() || defaultTtl.compareTo(maxTtl) > 0) {
            throw new IllegalArgumentException("default-ttl must be positive and at most max-ttl");
        }
    }
}
