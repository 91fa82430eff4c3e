package io.goodsflow.gateway.issuer;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.context.annotation.Profile;
import org.springframework.validation.annotation.Validated;

/**
 * Settings of the local issuer.
 *
 * @param keys folder of the signing key; made if absent
 * @param tokenLifetime how long a token is good, 1 min to 1 day
 * @param clientSecret the one secret of all local service clients
 * @param clients client ids of the services, one at least
 * @param users who can sign in: name, password, roles and, for merchants, merchant-id; one at least
 */
@Validated
@Profile("local")
@ConfigurationProperties("goodsflow.issuer")
record IssuerProperties(
        @NotNull Path keys,

        @NotNull @DurationMin(minutes = 1) @DurationMax(days = 1)
        Duration tokenLifetime,

        @NotBlank String clientSecret,
        @NotEmpty List<@NotBlank String> clients,
        @NotEmpty List<@Valid User> users) {

    record User(
            @NotBlank String name,
            @NotBlank String password,
            @NotEmpty List<@NotBlank String> roles,
            @Nullable Long merchantId) {}
}
