package io.goodsflow.product.sku.application;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Edits of SKUs and their stock that were interrupted.
 *
 * @param healInterval pause between two looks for them, 100 ms to 10 minutes
 * @param grace how long a call is left alone before its edit counts as interrupted, 1 second to 10 minutes
 * @param retryDelay rest of an edit that could not be finished, 1 second to 1 hour
 * @param batch edits looked up at a time, 1 to 1000
 * @param keep how long an edit that is over is kept, 1 to 365 days; not less than goodsflow.data.retention
 */
@Validated
@ConfigurationProperties("goodsflow.product.sku-edits")
public record SkuEditProperties(
        @DefaultValue("5s") @DurationMin(millis = 100) @DurationMax(minutes = 10)
        Duration healInterval,

        @DefaultValue("10s") @DurationMin(seconds = 1) @DurationMax(minutes = 10)
        Duration grace,

        @DefaultValue("10s") @DurationMin(seconds = 1) @DurationMax(hours = 1)
        Duration retryDelay,

        @DefaultValue("100") @Min(1) @Max(1000) int batch,

        @DefaultValue("30d") @DurationMin(days = 1) @DurationMax(days = 365)
        Duration keep) {}
