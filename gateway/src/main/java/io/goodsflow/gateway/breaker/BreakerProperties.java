package io.goodsflow.gateway.breaker;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.validation.annotation.Validated;

/**
 * When a service counts as gone, and how soon it is tried again.
 *
 * @param window over which calls are judged, 1 s to 5 min
 * @param minimumCalls fewer calls in the window say nothing, 1 to 10000
 * @param failurePercent so many of them unanswered, and no further call is made, 1 to 100
 * @param openFor until it is tried again, 100 ms to 1 min
 * @param probes calls that try it, 1 to 100
 * @param probeTime after which unanswered probes count as failed, 100 ms to 1 min
 */
@Validated
@ConfigurationProperties("goodsflow.gateway.breaker")
record BreakerProperties(
        @NotNull @DurationMin(seconds = 1) @DurationMax(minutes = 5)
        Duration window,

        @Min(1) @Max(10_000) int minimumCalls,
        @Min(1) @Max(100) int failurePercent,

        @NotNull @DurationMin(millis = 100) @DurationMax(minutes = 1)
        Duration openFor,

        @Min(1) @Max(100) int probes,

        @NotNull @DurationMin(millis = 100) @DurationMax(minutes = 1)
        Duration probeTime) {}
