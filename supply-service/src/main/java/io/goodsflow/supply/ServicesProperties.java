package io.goodsflow.supply;

import io.goodsflow.kit.feign.BaseUrl;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.net.URI;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.validation.annotation.Validated;

/**
 * Where the services that this one calls listen; the clients read the URLs by name.
 *
 * @param product drafts, snapshots, items
 * @param inventory stock and reservations
 * @param qc reviews
 */
@Validated
@ConfigurationProperties("goodsflow.services")
record ServicesProperties(
        @NotNull @Valid Service product,
        @NotNull @Valid Service inventory,
        @NotNull @Valid Service qc) {

    /**
     * One service.
     *
     * @param url where it listens: http(s), host and port, without a path
     */
    record Service(@NotNull URI url) {

        Service {
            BaseUrl.require(url);
        }
    }
}
