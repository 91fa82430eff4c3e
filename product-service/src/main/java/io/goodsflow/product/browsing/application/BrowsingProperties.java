package io.goodsflow.product.browsing.application;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How far lists of products go, and how many are read at once.
 *
 * @param exactTotal so many are counted; of more it is only said that there are more; 100 to 1000000
 * @param maxDepth in a list of more products than this, pages that begin after so many are refused: its filter is too
 *     wide; 1000 to 10000000
 * @param anchorLife how long it is remembered which products stand at certain places beyond what is counted; pages there
 *     are cut from these, so that they may miss what came or went since; 1 second to 10 minutes
 * @param maxLists lists read from the database at once, 1 to 200; without a replica fewer than {@code
 *     goodsflow.product.reads.size}, so that pages find a connection
 * @param listWait how long one waits for its turn before 503; 10 ms to 30 s
 */
@Validated
@ConfigurationProperties("goodsflow.product.browsing")
public record BrowsingProperties(
        @DefaultValue("10000") @Min(100) @Max(1_000_000) int exactTotal,
        @DefaultValue("100000") @Min(1_000) @Max(10_000_000) int maxDepth,

        @DefaultValue("30s") @DurationMin(seconds = 1) @DurationMax(minutes = 10)
        Duration anchorLife,

        @DefaultValue("6") @Min(1) @Max(200) int maxLists,

        @DefaultValue("2s") @DurationMin(millis = 10) @DurationMax(seconds = 30)
        Duration listWait) {}
