package io.goodsflow.gateway.wire;

import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.validation.annotation.Validated;

/**
 * Limits of a connection.
 *
 * @param headTime from the first byte of a request until its headers are complete; also for what a caller still sends
 *     of a request that is answered already; 100 ms to 1 min
 */
@Validated
@ConfigurationProperties("goodsflow.gateway.wire")
record WireProperties(
        @NotNull @DurationMin(millis = 100) @DurationMax(minutes = 1)
        Duration headTime) {}
