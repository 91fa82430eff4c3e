package io.goodsflow.gateway.route;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Whether the description of the API is public.
 *
 * @param enabled serves {@code /docs} and the services' documents; nothing of it exists otherwise
 */
@ConfigurationProperties("goodsflow.gateway.docs")
public record DocsProperties(@DefaultValue("true") boolean enabled) {}
