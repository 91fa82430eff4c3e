package io.goodsflow.product.reference.application;

import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * What other domains say about the SKUs that they need.
 *
 * @param keep how long a released reference is known, so that its registration come late is refused; 1 to 365 days
 */
@Validated
@ConfigurationProperties("goodsflow.product.references")
public record ReferenceProperties(
        @DefaultValue("30d") @DurationMin(days = 1) @DurationMax(days = 365)
        Duration keep) {}
