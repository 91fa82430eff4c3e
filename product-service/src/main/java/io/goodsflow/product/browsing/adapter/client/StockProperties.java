package io.goodsflow.product.browsing.adapter.client;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How pages ask for their stock.
 *
 * @param callsAtOnce calls under way; further questions gather for the next one; 1 to 64
 * @param patience longest wait of a page for its stock, which is unknown then; 50 ms to 10 s
 * @param rest after a call that failed all stock is unknown for so long, then one page asks for all; 0 to 1 minute
 */
@Validated
@ConfigurationProperties("goodsflow.product.stock")
record StockProperties(
        @DefaultValue("2") @Min(1) @Max(64) int callsAtOnce,

        @DefaultValue("1s") @DurationMin(millis = 50) @DurationMax(seconds = 10)
        Duration patience,

        @DefaultValue("1s") @DurationMin(millis = 0) @DurationMax(minutes = 1)
        Duration rest) {}
