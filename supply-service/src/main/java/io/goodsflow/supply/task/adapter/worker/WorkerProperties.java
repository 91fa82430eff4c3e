package io.goodsflow.supply.task.adapter.worker;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Threads and rhythms of the Excel lane, {@code goodsflow.supply.workers.*}.
 *
 * @param enabled false only in tests that do the work themselves
 * @param parsers sheets read at once by this process, 1 to 16
 * @param pollInterval how often an idle worker looks for tasks that other processes left behind,
 *     10 ms or more
 * @param redriveInterval how often rows that are due are looked for, 10 ms or more
 * @param sweepInterval how often tasks are looked for whose end nobody noticed, 10 ms or more
 * @param followUpInterval how often rows are looked for whose event did not come, 10 ms or more
 * @param forgetInterval how often tasks past their age are looked for, 100 ms or more
 * @param stopTimeout longest wait for a worker to reach its next checkpoint when the service stops,
 *     100 ms or more
 */
@Validated
@ConfigurationProperties("goodsflow.supply.workers")
record WorkerProperties(
        @DefaultValue("true") boolean enabled,
        @DefaultValue("2") @Min(1) @Max(16) int parsers,
        @DefaultValue("1s") @DurationMin(millis = 10) Duration pollInterval,
        @DefaultValue("1s") @DurationMin(millis = 10) Duration redriveInterval,
        @DefaultValue("5s") @DurationMin(millis = 10) Duration sweepInterval,
        @DefaultValue("30s") @DurationMin(millis = 10) Duration followUpInterval,
        @DefaultValue("1h") @DurationMin(millis = 100) Duration forgetInterval,
        @DefaultValue("10s") @DurationMin(millis = 100) Duration stopTimeout) {}
