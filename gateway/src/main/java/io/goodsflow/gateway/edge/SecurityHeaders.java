package io.goodsflow.gateway.edge;

import io.goodsflow.gateway.route.RoutedRequest;
import io.goodsflow.gateway.route.Rule;
import java.time.Duration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * What every answer of the public side tells a browser, errors included: take the body for what it says it is, show it
 * in no frame, load nothing for it, keep what belongs to a token nowhere. What makes the answer is not told.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 1)
class SecurityHeaders implements WebFilter {

    private static final String CONTENT_SECURITY_POLICY = "Content-Security-Policy";
    private static final String NOTHING_AT_ALL = "default-src 'none'; frame-ancestors 'none'";

    private final PublicSide publicSide;
    private final Duration hsts;

    SecurityHeaders(PublicSide publicSide, EdgeProperties properties) {
        this.publicSide = publicSide;
        this.hsts = properties.hsts();
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        if (publicSide.serves(exchange)) {
            exchange.getResponse().beforeCommit(() -> Mono.fromRunnable(() -> complete(exchange)));
        }
        return chain.filter(exchange);
    }

    private void complete(ServerWebExchange exchange) {
        HttpHeaders headers = exchange.getResponse().getHeaders();
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("X-Frame-Options", "DENY");
        headers.set("Referrer-Policy", "no-referrer");
        // A page that the gateway serves has a policy of its own.
        if (!headers.containsHeader(CONTENT_SECURITY_POLICY)) {
            headers.set(CONTENT_SECURITY_POLICY, NOTHING_AT_ALL);
        }
        if (!hsts.isZero()) {
            headers.set("Strict-Transport-Security", "max-age=" + hsts.toSeconds());
        }
        if (belongsToAToken(exchange) && !headers.containsHeader(HttpHeaders.CACHE_CONTROL)) {
            headers.setCacheControl("no-store");
        }
        headers.remove(HttpHeaders.SERVER);
        headers.remove("X-Powered-By");
    }

    private static boolean belongsToAToken(ServerWebExchange exchange) {
        Rule rule = RoutedRequest.ruleOf(exchange);
        return exchange.getRequest().getHeaders().containsHeader(HttpHeaders.AUTHORIZATION)
                || rule != null && !rule.guest();
    }
}
