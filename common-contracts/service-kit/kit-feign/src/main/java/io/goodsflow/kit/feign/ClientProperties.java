package io.goodsflow.kit.feign;

import jakarta.validation.constraints.NotBlank;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.validation.annotation.Validated;

/**
 * Who this service is to the others (architecture 1, service identity).
 *
 * @param id client id, by default the service's name
 * @param secret client secret; required outside the profile local
 */
@Validated
@ConfigurationProperties("goodsflow.client")
record ClientProperties(@NotBlank String id, @NotBlank String secret) {

    @Override
    public String toString() {
        return "ClientProperties[id=" + id + "]";
    }
}
