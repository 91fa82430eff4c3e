package io.goodsflow.product.history.adapter.persistence;

import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How long the edit history is kept.
 *
 * @param keep age after which entries of drafts and reviews may go, at least a day; an item's first and last entry and
 *     those of its publications are kept for ever
 */
@Validated
@ConfigurationProperties("goodsflow.product.history")
record HistoryProperties(
        @DefaultValue("365d") @DurationMin(days = 1) Duration keep) {}
