package io.goodsflow.gateway.route;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.net.URI;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.validation.annotation.Validated;

/**
 * Where the services listen.
 *
 * @param product drafts, snapshots, items
 * @param reader what guests browse: instances of product-service with the profile reader, or product-service itself
 * @param inventory stock and reservations
 * @param qc reviews
 * @param supply imports and their tasks
 */
@Validated
@ConfigurationProperties("goodsflow.services")
public record ServicesProperties(
        @NotNull @Valid Service product,
        @NotNull @Valid Service reader,
        @NotNull @Valid Service inventory,
        @NotNull @Valid Service qc,
        @NotNull @Valid Service supply) {

    URI urlOf(Upstream upstream) {
        return switch (upstream) {
            case PRODUCT -> product.url();
            case READER -> reader.url();
            case INVENTORY -> inventory.url();
            case QC -> qc.url();
            case SUPPLY -> supply.url();
        };
    }

    /**
     * One service.
     *
     * @param url where it listens: http(s), host and port, without a path
     */
    public record Service(@NotNull URI url) {

        public Service {
            if (url != null && !isBase(url)) {
                throw new IllegalArgumentException("url must be http(s)://host:port without a path");
            }
        }

        private static boolean isBase(URI url) {
            boolean web = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
            boolean bare = url.getRawPath() == null || url.getRawPath().isEmpty();
            return web && url.getHost() != null && bare && url.getRawQuery() == null && url.getRawUserInfo() == null;
        }
    }
}
