package io.goodsflow.gateway.edge;

import org.springframework.context.ApplicationContext;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/**
 * Tells the public port from the management port. Both run every web filter of the application; only requests of the
 * public one are held to the route table.
 */
@Component
public class PublicSide {

    private final ApplicationContext application;

    PublicSide(ApplicationContext application) {
        this.application = application;
    }

    public boolean serves(ServerWebExchange exchange) {
        return exchange.getApplicationContext() == null || exchange.getApplicationContext() == application;
    }
}
