package io.goodsflow.product.update.application;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Updates of published items, above all those that wait for the end of a draft.
 *
 * @param queueInterval pause between two looks at the queue, 100 ms to 10 minutes; a draft that ends is looked after
 *     sooner
 * @param wakeDelay how soon after a draft's end, 10 ms to 10 seconds; what else of the item ends meanwhile shares the look
 * @param retryDelay rest of an update that could not be applied for now, 1 second to 1 hour
 * @param batch updates looked up at a time, 1 to 1000
 * @param keep how long what became of an update can be asked for, 1 to 365 days
 */
@Validated
@ConfigurationProperties("goodsflow.product.updates")
public record UpdateProperties(
        @DefaultValue("10s") @DurationMin(millis = 100) @DurationMax(minutes = 10)
        Duration queueInterval,

        @DefaultValue("200ms") @DurationMin(millis = 10) @DurationMax(seconds = 10)
        Duration wakeDelay,

        @DefaultValue("30s") @DurationMin(seconds = 1) @DurationMax(hours = 1)
        Duration retryDelay,

        @DefaultValue("50") @Min(1) @Max(1000) int batch,

        @DefaultValue("30d") @DurationMin(days = 1) @DurationMax(days = 365)
        Duration keep) {}
