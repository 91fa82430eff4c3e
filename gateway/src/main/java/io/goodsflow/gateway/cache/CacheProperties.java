package io.goodsflow.gateway.cache;

import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.net.URI;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.validation.annotation.Validated;

/**
 * The Redis of the role cache.
 *
 * @param address {@code redis://host:port} or {@code rediss://host:port}
 * @param password empty for a server without one
 * @param timeout longest wait of a request for an answer, 5 ms to 30 s
 * @param connectTimeout for a connection and its greeting; nobody waits for it, 50 ms to 10 s
 * @param reconnectEvery pause between two attempts to connect, 50 ms to 1 min
 * @param failuresUntilGone so many failures one after the other, and no request asks any more until a new connection
 *     stands, 1 to 1000; those of requests that waited at the same time are one
 */
@Validated
@ConfigurationProperties("goodsflow.gateway.cache")
record CacheProperties(
        @NotNull URI address,
        @NotNull String password,

        @NotNull @DurationMin(millis = 5) @DurationMax(seconds = 30)
        Duration timeout,

        @NotNull @DurationMin(millis = 50) @DurationMax(seconds = 10)
        Duration connectTimeout,

        @NotNull @DurationMin(millis = 50) @DurationMax(minutes = 1)
        Duration reconnectEvery,

        @Min(1) @Max(1000) int failuresUntilGone) {

    @AssertTrue(message = "address must be redis://host:port or rediss://host:port")
    boolean isServerAddress() {
        boolean redis = "redis".equals(address.getScheme()) || "rediss".equals(address.getScheme());
        return redis && address.getHost() != null && address.getPort() > 0 && address.getRawUserInfo() == null;
    }

    boolean encrypted() {
        return "rediss".equals(address.getScheme());
    }

    @Override
    public String toString() {
        return "CacheProperties[" + address + "]";
    }
}
