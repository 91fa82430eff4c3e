package io.goodsflow.gateway.collapse;

import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * Which equal questions of guests are asked once.
 *
 * @param enabled otherwise every question is forwarded by itself
 * @param pace where many ask the same, a service is asked so often and no more; up to 1 s; 0 for as soon as it has answered
 * @param patience longest that a question waits for the call before it, and then for its own; afterwards it is forwarded by
 *     itself; 10 ms to 10 s
 * @param maxBody a larger answer is not shared, 1 KB to 8 MB
 */
@Validated
@ConfigurationProperties("goodsflow.gateway.collapse")
record CollapseProperties(
        boolean enabled,

        @NotNull @DurationMin @DurationMax(seconds = 1) Duration pace,

        @NotNull @DurationMin(millis = 10) @DurationMax(seconds = 10)
        Duration patience,

        @NotNull DataSize maxBody) {

    private static final DataSize LEAST = DataSize.ofKilobytes(1);
    private static final DataSize MOST = DataSize.ofMegabytes(8);

    CollapseProperties {
        if (maxBody != null && (maxBody.compareTo(LEAST) < 0 || maxBody.compareTo(MOST) > 0)) {
            throw new IllegalArgumentException("max-body must be 1KB to 8MB");
        }
    }
}
