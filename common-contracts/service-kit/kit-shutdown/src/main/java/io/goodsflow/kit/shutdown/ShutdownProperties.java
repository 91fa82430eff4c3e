package io.goodsflow.kit.shutdown;

import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How a service leaves.
 *
 * @param drainDelay how long its port stays open after readiness went off: as long as balancers take to hear of it,
 *     0 to 1 min
 */
@Validated
@ConfigurationProperties("goodsflow.server")
record ShutdownProperties(
        @DefaultValue("3s") @NotNull @DurationMin @DurationMax(minutes = 1)
        Duration drainDelay) {}
