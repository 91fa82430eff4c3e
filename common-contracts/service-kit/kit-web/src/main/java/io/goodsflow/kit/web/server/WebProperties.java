package io.goodsflow.kit.web.server;

import jakarta.validation.constraints.NotNull;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * Limits of requests.
 *
 * @param maxBodySize largest body that is not multipart, 1 KB to 100 MB; uploads are bounded by {@code spring.servlet.multipart.*}
 */
@Validated
@ConfigurationProperties("goodsflow.web")
record WebProperties(@DefaultValue("1MB") @NotNull DataSize maxBodySize) {

    WebProperties {
        if (maxBodySize.toKilobytes() < 1 || maxBodySize.toMegabytes() > 100) {
            throw new IllegalArgumentException("max-body-size must be 1KB to 100MB");
        }
    }
}
