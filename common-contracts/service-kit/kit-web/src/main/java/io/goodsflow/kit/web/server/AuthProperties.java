package io.goodsflow.kit.web.server;

import io.goodsflow.kit.config.WebAddress;
import jakarta.validation.constraints.NotNull;
import java.net.URI;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.validation.annotation.Validated;

/**
 * Who issues tokens.
 *
 * @param authUrl base URL of the issuer, under which /auth/token and /auth/jwks are found
 */
@Validated
@ConfigurationProperties("goodsflow")
public record AuthProperties(@NotNull URI authUrl) {

    public AuthProperties {
        WebAddress.require("auth-url", authUrl);
    }
}
