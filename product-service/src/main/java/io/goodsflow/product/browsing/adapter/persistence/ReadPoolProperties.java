package io.goodsflow.product.browsing.adapter.persistence;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The connections that pages and lists are read with, apart from those of the writers.
 *
 * @param size connections for pages, categories, the back office's lists and, without a replica, guests' lists; 1 to 200
 * @param patience longest wait for one, 250 ms to 30 s
 * @param replicaUrl jdbc:mariadb:// URL of a replica for guests' lists, which may lag behind; empty for none. Pages are never
 *     read from it: what is cached must not be older than the last write
 * @param replicaSize connections to the replica, 1 to 200
 */
@Validated
@ConfigurationProperties("goodsflow.product.reads")
record ReadPoolProperties(
        @DefaultValue("12") @Min(1) @Max(200) int size,

        @DefaultValue("2s") @DurationMin(millis = 250) @DurationMax(seconds = 30)
        Duration patience,

        @DefaultValue("")
        @Pattern(
                regexp = "(jdbc:mariadb:([a-z-]+:)?//[^/\\s]+/\\S+)?",
                message = "must be jdbc:mariadb://host:port/schema, or empty")
        String replicaUrl,

        @DefaultValue("8") @Min(1) @Max(200) int replicaSize) {}
