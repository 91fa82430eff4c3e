package io.goodsflow.product.fence.application;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The fence around the cached pages of products and the list of categories (ADR 0025).
 *
 * @param textTtl how long a cached page lives, 1 second to 1 hour
 * @param tokenTtl how long a fence stands that nobody lifts, more than the 25 minutes that a transaction of another service may
 *     take at most, to 1 hour
 * @param transactionLimit longest time from raising a fence to the end of the transaction behind it; then anybody may lift
 *     it. At least twice {@code goodsflow.data.answer-timeout}; 10 seconds to 5 minutes
 * @param healInterval pause between two looks for fences that a crash left behind, 100 ms to 1 minute
 * @param maxText longest page that is cached, in characters, 1000 to 1000000; the list of categories is bounded by their
 *     number
 * @param fillBelow how full the Redis may be for pages still to be cached, in percent of its maxmemory, 1 to 95
 * @param maxLoads pages read from the database at once, 1 to 200; others wait
 * @param loadWait how long one waits for its turn, or for another's read of the same page, before 503; 10 ms to 30 s
 */
@Validated
@ConfigurationProperties("goodsflow.product.fence")
public record FenceProperties(
        @DefaultValue("5m") @DurationMin(seconds = 1) @DurationMax(hours = 1)
        Duration textTtl,

        @DefaultValue("30m") @DurationMin(minutes = 5) @DurationMax(hours = 1)
        Duration tokenTtl,

        @DefaultValue("2m") @DurationMin(seconds = 10) @DurationMax(minutes = 5)
        Duration transactionLimit,

        @DefaultValue("5s") @DurationMin(millis = 100) @DurationMax(minutes = 1)
        Duration healInterval,

        @DefaultValue("250000") @Min(1_000) @Max(1_000_000) int maxText,
        @DefaultValue("70") @Min(1) @Max(95) int fillBelow,
        @DefaultValue("12") @Min(1) @Max(200) int maxLoads,

        @DefaultValue("2s") @DurationMin(millis = 10) @DurationMax(seconds = 30)
        Duration loadWait) {}
