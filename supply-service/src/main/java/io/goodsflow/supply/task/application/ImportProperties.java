package io.goodsflow.supply.task.application;

import io.goodsflow.supply.task.domain.Backoff;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * Settings of the Excel lane, {@code goodsflow.supply.import.*}.
 *
 * @param maxFileSize largest upload, 1 KB or more; not above spring.servlet.multipart.max-file-size, which refuses first
 * @param taskLease how long a task stays with a process that is gone, 1 s or more
 * @param maxReadingTime longest time for one sheet, 1 s or more
 * @param maxClaims claims of one task without any progress between them, 1 to 100
 * @param batchRows products of one insert and of one dispatch, 1 to 1000
 * @param rowLease how long a row stays with a process that is gone, 1 s or more
 * @param firstRetry wait of a row after its first attempt without an outcome, 10 ms or more
 * @param longestRetry longest wait of a row between attempts, first-retry or more
 * @param maxAttempts attempts of a row that never reached the other service, 1 to 10000
 * @param maxResubmissions how often the content of a draft that came back is handed in again, 0 to 10
 * @param followUpAfter how long a row in review waits for its event, and between two questions to product-service, 1 s to 1 day
 * @param keepTasks how long an ended task is kept with its rows, files and audit trail, 1 day or more
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

        @DefaultValue("10m") @DurationMin(seconds = 1) @DurationMax(days = 1)
        Duration followUpAfter,

        @DefaultValue("180d") @DurationMin(days = 1) Duration keepTasks) {

    public ImportProperties {
        if (maxFileSize.toKilobytes() < 1) {
            throw new IllegalArgumentException("max-file-size must be 1KB or more");
        }
        if (longestRetry.compareTo(firstRetry) < 0) {
            throw new IllegalArgumentException("longest-retry must not be shorter than first-retry");
        }
        if (maxReadingTime.compareTo(taskLease) < 0) {
            throw new IllegalArgumentException("max-reading-time must not be shorter than task-lease");
        }
    }

    public Backoff backoff() {
        return new Backoff(firstRetry, longestRetry);
    }
}
