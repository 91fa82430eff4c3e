package io.goodsflow.supply.single.application;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Settings of the single lane, {@code goodsflow.supply.single.*}.
 *
 * @param maxConcurrent commands under way at once in this process, 1 to 256; more are refused with 429 after max-wait
 * @param maxWait longest wait for a place, 0 to 10 s
 * @param patience no further step of a command starts later than this after the first, 10 ms to 1 min; then the healer goes on
 *     and the caller is told that it is not known yet
 * @param keepRequests how long a caller's key stands for its first answer, 1 day or more
 */
@Validated
@ConfigurationProperties("goodsflow.supply.single")
public record SingleProperties(
        @DefaultValue("16") @Min(1) @Max(256) int maxConcurrent,

        @DefaultValue("1s") @DurationMin @DurationMax(seconds = 10)
        Duration maxWait,

        @DefaultValue("8s") @DurationMin(millis = 10) @DurationMax(minutes = 1)
        Duration patience,

        @DefaultValue("30d") @DurationMin(days = 1) Duration keepRequests) {}
