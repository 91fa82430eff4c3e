package io.goodsflow.supply.task.adapter.redis;

import jakarta.validation.constraints.Pattern;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The Redis of the countdown, {@code goodsflow.supply.countdown.*}.
 *
 * @param address redis://host:port, or rediss:// for TLS
 * @param password empty if there is none
 * @param timeout longest wait for one answer; a slow Redis must not slow the rows; 10 ms to 10 s
 * @param keep how long a countdown is kept, 1 min or more
 */
@Validated
@ConfigurationProperties("goodsflow.supply.countdown")
record CountdownProperties(
        @DefaultValue("redis://127.0.0.1:16380")
        @Pattern(
                regexp = "rediss?://[^/@\\s]+:\\d+",
                message = "must be redis://host:port or rediss://host:port, the password apart")
        String address,

        @DefaultValue("") String password,

        @DefaultValue("500ms") @DurationMin(millis = 10) @DurationMax(seconds = 10)
        Duration timeout,

        @DefaultValue("7d") @DurationMin(minutes = 1) Duration keep) {

    @Override
    public String toString() {
        return "CountdownProperties[address=" + address + "]";
    }
}
