package io.goodsflow.gateway.token;

import io.goodsflow.kit.config.WebAddress;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.net.URI;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.validation.annotation.Validated;

/**
 * Whose tokens are accepted.
 *
 * @param issuer exact {@code iss} of a token
 * @param audience must be among a token's {@code aud}
 * @param jwksUri where the issuer publishes its keys; not asked under the profile local, whose issuer is in here
 * @param keysMaxAge after this the keys are asked for again, so that a withdrawn key stops working; 1 s to 1 day
 * @param clockSkew tolerance for {@code exp} and {@code nbf}, 0 to 2 min
 */
@Validated
@ConfigurationProperties("goodsflow.security")
public record TokenProperties(
        @NotBlank String issuer,
        @NotBlank String audience,
        @NotNull URI jwksUri,

        @NotNull @DurationMin(seconds = 1) @DurationMax(days = 1)
        Duration keysMaxAge,

        @NotNull @DurationMin @DurationMax(minutes = 2) Duration clockSkew) {

    public TokenProperties {
        WebAddress.require("jwks-uri", jwksUri);
    }
}
