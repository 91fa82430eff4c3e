package io.goodsflow.kit.feign;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * How this service calls others. One client's own read time-out: {@code
 * spring.cloud.openfeign.client.config.<client>.read-timeout} in milliseconds.
 *
 * @param connectTimeout until the connection stands, 10 ms to 30 s
 * @param readTimeout from sending to the last byte of the answer, 10 ms to 1 min
 * @param retries repeats of a call that is safe to repeat, 0 to 5
 * @param retryBudget no repeat starts later than this after the first attempt, 0 to 1 min
 * @param maxConcurrent calls under way to one service, 1 to 1024; more wait for connect-timeout, then count as not
 *     sent
 * @param maxAnswerSize largest answer, 1 KB to 64 MB; a longer one is cut off and its outcome unknown
 */
@Validated
@ConfigurationProperties("goodsflow.feign")
record FeignProperties(
        @DefaultValue("1s") @NotNull @DurationMin(millis = 10) @DurationMax(seconds = 30)
        Duration connectTimeout,

        @DefaultValue("3s") @NotNull @DurationMin(millis = 10) @DurationMax(minutes = 1)
        Duration readTimeout,

        @DefaultValue("2") @Min(0) @Max(5) int retries,

        @DefaultValue("4s") @NotNull @DurationMin @DurationMax(minutes = 1)
        Duration retryBudget,

        @DefaultValue("64") @Min(1) @Max(1024) int maxConcurrent,
        @DefaultValue("8MB") @NotNull DataSize maxAnswerSize) {

    FeignProperties {
        if (maxAnswerSize.toKilobytes() < 1 || maxAnswerSize.toMegabytes() > 64) {
            throw new IllegalArgumentException("max-answer-size must be 1KB to 64MB");
        }
    }
}
