package io.goodsflow.kit.web.security;

import io.goodsflow.kit.config.WebAddress;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.net.URI;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Whose tokens are accepted.
 *
 * @param issuer exact {@code iss} of a token
 * @param audience must be among a token's {@code aud}
 * @param jwksUri where the issuer publishes its keys
 * @param publicKey a single RSA key (PEM or bare base64 of its X.509 form) instead of the published ones, for tests
 * @param clockSkew tolerance for {@code exp} and {@code nbf}, 0 to 2 min
 * @param keysMaxAge after this the published keys are asked for again, 1 s to 1 day; lost issuer: the last good ones stay
 */
@Validated
@ConfigurationProperties("goodsflow.security")
record TokenProperties(
        @DefaultValue("http://goodsflow.local") @NotBlank String issuer,
        @DefaultValue("goodsflow") @NotBlank String audience,
        @NotNull URI jwksUri,
        @Nullable String publicKey,

        @DefaultValue("30s") @NotNull @DurationMin @DurationMax(minutes = 2)
        Duration clockSkew,

        @DefaultValue("5m") @NotNull @DurationMin(seconds = 1) @DurationMax(days = 1)
        Duration keysMaxAge) {

    TokenProperties {
        WebAddress.require("jwks-uri", jwksUri);
        if (publicKey != null) {
            RsaKeys.parse(publicKey);
        }
    }
}
