package io.goodsflow.gateway.edge;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Takes away every header by which a caller could claim to be someone, or somewhere, or another request than it is. Who
 * calls is said by the token alone.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 20)
class IdentityHeaders implements WebFilter {

    private static final List<String> PREFIXES = List.of(
            "x-user",
            "x-merchant",
            "x-tenant",
            "x-role",
            "x-account",
            "x-auth",
            "x-principal",
            "x-subject",
            "x-client-id",
            "x-caller",
            "x-internal",
            "x-service",
            "x-goodsflow",
            "x-forwarded",
            "x-real-ip",
            "x-client-ip",
            "x-remote",
            "x-original",
            "x-rewrite",
            "x-http-method",
            "x-method-override");
    private static final Set<String> NAMES =
            Set.of("forwarded", "remote-user", "true-client-ip", "x-cluster-client-ip", "x-impersonate");

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        List<String> claims = exchange.getRequest().getHeaders().headerNames().stream()
                .filter(IdentityHeaders::claimsIdentity)
                .toList();
        if (claims.isEmpty()) {
            return chain.filter(exchange);
        }
        return chain.filter(exchange.mutate()
                .request(request -> request.headers((HttpHeaders headers) -> claims.forEach(headers::remove)))
                .build());
    }

    /** Underscores count as hyphens, because some servers read them so. */
    static boolean claimsIdentity(String header) {
        String name = header.toLowerCase(Locale.ROOT).replace('_', '-');
        return NAMES.contains(name) || PREFIXES.stream().anyMatch(name::startsWith);
    }
}
