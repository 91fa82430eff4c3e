package io.goodsflow.gateway.route;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * How much and how long a request may be, by kind of route.
 *
 * @param json every route but the import of files
 * @param imports the import of files
 */
@Validated
@ConfigurationProperties("goodsflow.gateway.limits")
public record LimitsProperties(
        @NotNull @Valid Limit json, @NotNull @Valid Limit imports) {

    /**
     * @param maxBody largest request body; counted while it streams, so a chunked body is held to it as well; 1 B or more
     * @param timeout from the first byte sent to the service until the head of its answer, 1 ms to 10 min
     */
    public record Limit(
            @NotNull DataSize maxBody,

            @NotNull @DurationMin(millis = 1) @DurationMax(minutes = 10)
            Duration timeout) {

        public Limit {
            if (maxBody != null && maxBody.toBytes() < 1) {
                throw new IllegalArgumentException("max-body must be 1B or more");
            }
        }
    }
}
