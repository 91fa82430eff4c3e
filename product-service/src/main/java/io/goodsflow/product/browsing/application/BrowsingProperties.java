package io.goodsflow.product.browsing.application;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How far lists of products go.
 *
 * @param exactTotal so many are counted; of more it is only said that there are more; 100 to 1000000
 * @param maxDepth in a list of more products than this, pages that begin after so many are refused: its filter is too
 *     wide; 1000 to 10000000
 */
@Validated
@ConfigurationProperties("goodsflow.product.browsing")
public record BrowsingProperties(
        @DefaultValue("10000") @Min(100) @Max(1_000_000) int exactTotal,
        @DefaultValue("100000") @Min(1_000) @Max(10_000_000) int maxDepth) {}
