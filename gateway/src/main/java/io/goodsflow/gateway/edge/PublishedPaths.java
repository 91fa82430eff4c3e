package io.goodsflow.gateway.edge;

import io.goodsflow.gateway.problem.GatewayError;
import io.goodsflow.gateway.route.RouteTable;
import io.goodsflow.gateway.route.RoutedRequest;
import io.goodsflow.gateway.route.Rule;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
import java.util.Optional;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Refuses everything that is not published, before any token is looked at: what does not exist outside ({@code
 * /internal}, {@code /actuator}) answers the same to everybody.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
class PublishedPaths implements WebFilter {

    private final PublicSide publicSide;
    private final RouteTable table;
    private final List<OwnEndpoint> ownEndpoints;

    PublishedPaths(PublicSide publicSide, RouteTable table, List<OwnEndpoint> ownEndpoints) {
        this.publicSide = publicSide;
        this.table = table;
        this.ownEndpoints = ownEndpoints;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        if (!publicSide.serves(exchange)
                || ownEndpoints.stream().anyMatch(endpoint -> endpoint.covers(exchange.getRequest()))) {
            return chain.filter(exchange);
        }
        Optional<Rule> rule = table.find(exchange.getRequest());
        if (rule.isEmpty()) {
            return Mono.error(new GoodsflowException(GatewayError.NO_ROUTE));
        }
        RoutedRequest.remember(exchange, rule.get());
        return chain.filter(exchange);
    }
}
