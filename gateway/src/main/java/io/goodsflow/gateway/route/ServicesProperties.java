package io.goodsflow.gateway.route;

import jakarta.validation.Valid;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.NotNull;
import java.net.URI;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.validation.annotation.Validated;

/** Where the services listen. */
@Validated
@ConfigurationProperties("goodsflow.services")
public record ServicesProperties(
        @NotNull @Valid Service product,
        @NotNull @Valid Service inventory,
        @NotNull @Valid Service qc,
        @NotNull @Valid Service supply) {

    URI urlOf(Upstream upstream) {
        return switch (upstream) {
            case PRODUCT -> product.url();
            case INVENTORY -> inventory.url();
            case QC -> qc.url();
            case SUPPLY -> supply.url();
        };
    }

    /** One service; the URL is scheme, host and port only, because paths are passed on as they came. */
    public record Service(@NotNull URI url) {

        @AssertTrue(message = "must be http(s)://host:port without a path")
        boolean isBaseUrl() {
            boolean web = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
            boolean bare = url.getRawPath() == null || url.getRawPath().isEmpty();
            return web && url.getHost() != null && bare && url.getRawQuery() == null && url.getRawUserInfo() == null;
        }
    }
}
