package io.goodsflow.kit.data;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Settings of the kit's data part, {@code goodsflow.data.*}.
 *
 * @param lockWait how long a statement waits for a row lock before its transaction is repeated, 1 to 50 s
 * @param answerTimeout how long the database may take to answer one statement before its connection counts as lost, 5 s
 *     to 1 h; a migration that takes longer needs a longer one
 * @param retention how long answers of commands are kept, 1 day or more (architecture 1)
 * @param transaction how a transaction is repeated
 * @param ids how many ids a process takes at once
 * @param commands bounds of idempotent commands
 * @param purge how the purge runs
 */
@Validated
@ConfigurationProperties("goodsflow.data")
public record DataProperties(
        @DefaultValue("3s") @DurationMin(seconds = 1) @DurationMax(seconds = 50)
        Duration lockWait,

        @DefaultValue("60s") @DurationMin(seconds = 5) @DurationMax(hours = 1)
        Duration answerTimeout,

        @DefaultValue("30d") @DurationMin(days = 1) Duration retention,
        @DefaultValue @Valid @NotNull Transaction transaction,
        @DefaultValue @Valid @NotNull Ids ids,
        @DefaultValue @Valid @NotNull Commands commands,
        @DefaultValue @Valid @NotNull Purge purge) {

    /**
     * How a transaction is repeated.
     *
     * @param repetitions attempts after the first one, 0 to 10
     * @param maxBackoff a repetition waits a random time up to this, 1 ms to 5 s
     */
    public record Transaction(
            @DefaultValue("3") @Min(0) @Max(10) int repetitions,

            @DefaultValue("50ms") @DurationMin(millis = 1) @DurationMax(seconds = 5)
            Duration maxBackoff) {}

    /**
     * How many ids a process takes at once.
     *
     * @param step ids of one segment, 100 to 1000000; what is left of it when the process ends is lost
     */
    public record Ids(
            @DefaultValue("100") @Min(100) @Max(1_000_000) int step) {}

    /**
     * Bounds of idempotent commands.
     *
     * @param lease how long a command of several steps stays claimed by a process that is gone, 1 s to 30 min
     * @param maxAnswerChars largest stored answer in characters, 1000 to 4000000
     */
    public record Commands(
            @DefaultValue("30s") @DurationMin(seconds = 1) @DurationMax(minutes = 30)
            Duration lease,

            @DefaultValue("1000000") @Min(1_000) @Max(4_000_000)
            int maxAnswerChars) {}

    /**
     * How the purge runs.
     *
     * @param enabled whether this process takes part
     * @param interval time between runs, 100 ms or more
     * @param batchSize rows of one delete, 1 to 5000
     * @param maxBatches batches of one rule in one run, 1 to 100000
     */
    public record Purge(
            @DefaultValue("true") boolean enabled,
            @DefaultValue("1h") @DurationMin(millis = 100) Duration interval,
            @DefaultValue("500") @Min(1) @Max(5_000) int batchSize,
            @DefaultValue("200") @Min(1) @Max(100_000) int maxBatches) {}
}
