package io.goodsflow.supply.task.application;

import io.goodsflow.supply.task.domain.Backoff;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * Settings of the Excel lane, {@code goodsflow.supply.import.*}.
 *
 * @param maxFileSize largest upload
 * @param taskLease how long a task stays with a process that is gone
 * @param maxReadingTime longest time for one sheet
 * @param maxClaims claims of one task without any progress between them
 * @param batchRows products of one insert and of one dispatch
 * @param rowLease how long a row stays with a process that is gone
 * @param firstRetry wait of a row after its first attempt without an outcome
 * @param longestRetry longest wait of a row between attempts
 * @param maxAttempts attempts of a row that never reached the other service
 * @param maxResubmissions how often the content of a draft that came back is handed in again
 * @param keepTasks how long an ended task is kept with its rows, files and audit trail
 */
@Validated
@ConfigurationProperties("goodsflow.supply.import")
public record ImportProperties(
        @DefaultValue("50MB") DataSize maxFileSize,
        @DefaultValue("30s") @DurationMin(seconds = 1) Duration taskLease,
        @DefaultValue("10m") @DurationMin(seconds = 1) Duration maxReadingTime,
        @DefaultValue("5") @Min(1) @Max(100) int maxClaims,
        @DefaultValue("200") @Min(1) @Max(1000) int batchRows,
        @DefaultValue("60s") @DurationMin(seconds = 1) Duration rowLease,
        @DefaultValue("2s") @DurationMin(millis = 10) Duration firstRetry,
        @DefaultValue("5m") @DurationMin(millis = 10) Duration longestRetry,
        @DefaultValue("60") @Min(1) @Max(10_000) int maxAttempts,
        @DefaultValue("3") @Min(0) @Max(10) int maxResubmissions,
        @DefaultValue("180d") @DurationMin(days = 1) Duration keepTasks) {

    public Backoff backoff() {
        return new Backoff(firstRetry, longestRetry);
    }
}
