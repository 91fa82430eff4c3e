package io.goodsflow.gateway.edge;

import org.springframework.web.server.ServerWebExchange;

/** How far the caller has come with sending its request: while it is at it, the service cannot be late. */
public final class ArrivedBody {

    private static final String WHOLE = ArrivedBody.class.getName();

    private ArrivedBody() {}

    static void begun(ServerWebExchange exchange) {
        exchange.getAttributes().put(WHOLE, false);
    }

    static void ended(ServerWebExchange exchange) {
        exchange.getAttributes().put(WHOLE, true);
    }

    /** Whether it has been asked for and has not arrived yet. */
    public static boolean isAwaited(ServerWebExchange exchange) {
        return Boolean.FALSE.equals(exchange.getAttribute(WHOLE));
    }
}
