package io.goodsflow.gateway.route;

import org.jspecify.annotations.Nullable;
import org.springframework.web.server.ServerWebExchange;

/** Carries the rule found for a request along with it. */
public final class RoutedRequest {

    private static final String RULE = RoutedRequest.class.getName() + ".rule";

    private RoutedRequest() {}

    public static void remember(ServerWebExchange exchange, Rule rule) {
        exchange.getAttributes().put(RULE, rule);
    }

    /** Null if the gateway answers the request itself. */
    public static @Nullable Rule ruleOf(ServerWebExchange exchange) {
        return exchange.getAttribute(RULE);
    }
}
