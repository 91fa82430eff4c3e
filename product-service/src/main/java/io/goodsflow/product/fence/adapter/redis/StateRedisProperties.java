package io.goodsflow.product.fence.adapter.redis;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The Redis of the role state: one server, not a cluster. What it confirmed is on its own disk and on no other: after a
 * fail-over to a replica that lags, fences may be gone and a page may be out of date for the life of a cached text.
 *
 * @param address redis://host:port, or rediss:// for TLS
 * @param password empty if there is none
 * @param database its logical database, 0 to 15
 * @param readTimeout longest wait of a reader for an answer, then the database is asked; 5 ms to 10 s
 * @param writeTimeout longest wait for a fence to be raised or lifted, 50 ms to 30 s
 * @param reconnectEvery pause between two attempts to connect, 50 ms to 1 min
 * @param writers connections that raise and lift fences, 1 to 64
 * @param acceptWeaker whether a Redis that may lose what it confirmed is accepted: then its crash may lift a fence, and a
 *     page may be out of date for the life of a cached text
 */
@Validated
@ConfigurationProperties("goodsflow.product.state-redis")
record StateRedisProperties(
        @DefaultValue("redis://127.0.0.1:16379")
        @Pattern(regexp = "rediss?://[^/\\s]+:\\d+", message = "must be redis://host:port or rediss://host:port")
        String address,

        @DefaultValue("") String password,
        @DefaultValue("0") @Min(0) @Max(15) int database,

        @DefaultValue("300ms") @DurationMin(millis = 5) @DurationMax(seconds = 10)
        Duration readTimeout,

        @DefaultValue("2s") @DurationMin(millis = 50) @DurationMax(seconds = 30)
        Duration writeTimeout,

        @DefaultValue("500ms") @DurationMin(millis = 50) @DurationMax(minutes = 1)
        Duration reconnectEvery,

        @DefaultValue("8") @Min(1) @Max(64) int writers,
        @DefaultValue("false") boolean acceptWeaker) {

    @Override
    public String toString() {
        return "StateRedisProperties[" + address + "]";
    }
}
