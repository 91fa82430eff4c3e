package io.goodsflow.gateway.edge;

import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * What is accepted from outside, and what outsiders are told.
 *
 * @param trustedProxies networks, such as {@code 10.0.0.0/8}, whose X-Forwarded-For is believed; none by default
 * @param consoleOrigins origins, such as {@code https://console.example.com}, whose pages may call; none by default
 * @param hsts how long a browser must use TLS only; zero, the default, says nothing of it; 730 days at most
 * @param maxUri longest path and query, 1 KB to 16 KB
 * @param maxHeaders names and values of all headers together, 1 KB to 32 KB
 * @param maxHeaderCount most headers, 20 to 1000
 */
@Validated
@ConfigurationProperties("goodsflow.gateway.edge")
record EdgeProperties(
        @NotNull List<@NotNull String> trustedProxies,

        @NotNull
        List<@Pattern(regexp = "https?://[A-Za-z0-9.\\-\\[\\]:]+", message = "must be scheme://host[:port]") String>
                consoleOrigins,

        @NotNull @DurationMin @DurationMax(days = 730) Duration hsts,

        @NotNull DataSize maxUri,
        @NotNull DataSize maxHeaders,
        @Min(20) @Max(1000) int maxHeaderCount) {

    private static final DataSize SERVER_LINE = DataSize.ofKilobytes(16);
    private static final DataSize SERVER_HEADERS = DataSize.ofKilobytes(32);

    EdgeProperties {
        if (trustedProxies != null) {
            trustedProxies.stream().filter(Objects::nonNull).forEach(Network::parse);
        }
    }

    @AssertTrue(message = "max-uri must be from 1KB to 16KB, max-headers from 1KB to 32KB")
    boolean isWithinTheServersOwnLimits() {
        return within(maxUri, SERVER_LINE) && within(maxHeaders, SERVER_HEADERS);
    }

    private static boolean within(DataSize size, DataSize most) {
        return size.toKilobytes() >= 1 && size.compareTo(most) <= 0;
    }
}
