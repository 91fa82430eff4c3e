package io.goodsflow.product.checkout.application;

import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Confirmation snapshots.
 *
 * @param ttl how long a shopper may take from the confirmation page to the order, 1 minute to 24 hours
 * @param keep how long an expired one can still be looked up, 1 hour to 90 days
 */
@Validated
@ConfigurationProperties("goodsflow.product.checkout")
public record CheckoutProperties(
        @DefaultValue("15m") @DurationMin(minutes = 1) @DurationMax(hours = 24)
        Duration ttl,

        @DefaultValue("7d") @DurationMin(hours = 1) @DurationMax(days = 90)
        Duration keep) {}
