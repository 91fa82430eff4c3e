package io.goodsflow.gateway.edge;

import io.goodsflow.gateway.problem.GatewayError;
import io.goodsflow.gateway.route.RoutedRequest;
import io.goodsflow.gateway.route.Rule;
import io.goodsflow.kernel.GoodsflowException;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Holds every request body to the limit of its route, by its announced length or while it streams. How long it may take
 * is limited by the route as well; what the gateway reads itself has a fixed time.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 30)
class BodyLimits implements WebFilter {

    private static final Duration FOR_A_SHORT_BODY = Duration.ofSeconds(10);

    private final List<OwnEndpoint> ownEndpoints;

    BodyLimits(List<OwnEndpoint> ownEndpoints) {
        this.ownEndpoints = ownEndpoints;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        OptionalLong limit = limitOf(exchange);
        if (limit.isEmpty()) {
            return chain.filter(exchange);
        }
        long maxBytes = limit.getAsLong();
        if (exchange.getRequest().getHeaders().getContentLength() > maxBytes) {
            return Mono.error(tooLarge(maxBytes));
        }
        CountedBody counted = new CountedBody(exchange, maxBytes);
        boolean routed = RoutedRequest.ruleOf(exchange) != null;
        return chain.filter(exchange.mutate()
                .request(routed ? counted : new TimedBody(counted, FOR_A_SHORT_BODY))
                .build());
    }

    static GoodsflowException tooLarge(long maxBytes) {
        return new GoodsflowException(GatewayError.BODY_TOO_LARGE, String.valueOf(maxBytes))
                .with("max_bytes", maxBytes);
    }

    private OptionalLong limitOf(ServerWebExchange exchange) {
        Rule rule = RoutedRequest.ruleOf(exchange);
        if (rule != null) {
            return OptionalLong.of(rule.limit().maxBody().toBytes());
        }
        return ownEndpoints.stream()
                .filter(endpoint -> endpoint.covers(exchange.getRequest()))
                .mapToLong(endpoint -> endpoint.maxBody().toBytes())
                .findFirst();
    }
}
