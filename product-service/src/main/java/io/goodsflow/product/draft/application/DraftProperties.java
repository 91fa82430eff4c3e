package io.goodsflow.product.draft.application;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How long drafts wait for somebody, and how long they are kept when they are over.
 *
 * @param returnedExpiry how long a draft that was given back for a rebase waits to be taken up, 1 minute to 30 days
 * @param idleExpiry how long a draft may stay in editing untouched, returned-expiry to 90 days
 * @param rejectedExpiry how long a rejected draft can still be corrected or appealed against, idle-expiry to 3650 days
 * @param expiryInterval pause between two looks for forgotten drafts, 1 second to 1 hour
 * @param expiryBatch forgotten drafts looked up at a time, rejected ones apart, 1 to 1000
 * @param keep age after which drafts that are over may go with their frozen snapshots, at least 30 days, because answers
 *     are remembered as long; the draft of an item's present version is kept
 */
@Validated
@ConfigurationProperties("goodsflow.product.drafts")
public record DraftProperties(
        @DefaultValue("24h") @DurationMin(minutes = 1) @DurationMax(days = 30)
        Duration returnedExpiry,

        @DefaultValue("7d") @DurationMin(minutes = 1) @DurationMax(days = 90)
        Duration idleExpiry,

        @DefaultValue("90d") @DurationMin(minutes = 1) @DurationMax(days = 3650)
        Duration rejectedExpiry,

        @DefaultValue("1m") @DurationMin(seconds = 1) @DurationMax(hours = 1)
        Duration expiryInterval,

        @DefaultValue("100") @Min(1) @Max(1000) int expiryBatch,

        @DefaultValue("365d") @DurationMin(days = 30) Duration keep) {

    public DraftProperties {
        if (idleExpiry.compareTo(returnedExpiry) < 0) {
            throw new IllegalArgumentException("idle-expiry must be at least returned-expiry");
        }
        if (rejectedExpiry.compareTo(idleExpiry) < 0) {
            throw new IllegalArgumentException("rejected-expiry must be at least idle-expiry");
        }
    }
}
