package io.goodsflow.gateway.route;

import org.springframework.cloud.gateway.config.HttpClientCustomizer;
import org.springframework.cloud.gateway.route.RouteLocator;
import org.springframework.cloud.gateway.route.builder.RouteLocatorBuilder;
import org.springframework.cloud.gateway.support.RouteMetadataUtils;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class RouteConfiguration {

    @Bean
    RouteLocator routes(RouteLocatorBuilder builder, RouteTable table, ServicesProperties services) {
        RouteLocatorBuilder.Builder routes = builder.routes();
        for (Rule rule : table.rules()) {
            routes.route(rule.id(), route -> route.predicate(exchange -> rule.equals(RoutedRequest.ruleOf(exchange)))
                    .metadata(
                            RouteMetadataUtils.RESPONSE_TIMEOUT_ATTR,
                            rule.limit().timeout().toMillis())
                    .uri(services.urlOf(rule.upstream())));
        }
        return routes.build();
    }

    /**
     * The client would send a request again by itself after a connection reset. Not every write carries an idempotency
     * key, so the gateway calls a service at most once for each call it receives and leaves the repeat to the caller.
     */
    @Bean
    HttpClientCustomizer callAtMostOnce() {
        return client -> client.disableRetry(true);
    }
}
