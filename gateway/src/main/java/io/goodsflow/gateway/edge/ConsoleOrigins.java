package io.goodsflow.gateway.edge;

import io.goodsflow.gateway.problem.GatewayError;
import io.goodsflow.kernel.GoodsflowException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.reactive.CorsProcessor;
import org.springframework.web.cors.reactive.CorsUtils;
import org.springframework.web.cors.reactive.DefaultCorsProcessor;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Lets pages of the listed origins call. A browser asks first, without a token, so this stands before everything that
 * looks at paths and tokens. Cookies are never part of it: a token is sent on purpose or not at all.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 8)
class ConsoleOrigins implements WebFilter {

    private static final Duration ASK_AGAIN_AFTER = Duration.ofMinutes(10);
    private static final String CORS_PREFIX = "access-control-";

    private final CorsProcessor processor = new DefaultCorsProcessor();
    private final CorsConfiguration rules;
    private final PublicSide publicSide;

    ConsoleOrigins(EdgeProperties properties, PublicSide publicSide) {
        this.publicSide = publicSide;
        rules = new CorsConfiguration();
        rules.setAllowedOrigins(properties.consoleOrigins());
        rules.setAllowedMethods(List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"));
        rules.setAllowedHeaders(List.of(
                "Authorization",
                "Content-Type",
                "Accept-Language",
                "Idempotency-Key",
                "If-Match",
                "If-None-Match",
                "X-Request-Id",
                "traceparent"));
        rules.setExposedHeaders(List.of(
                "X-Request-Id",
                "X-Trace-Id",
                "Retry-After",
                "Location",
                "ETag",
                "Content-Disposition",
                "RateLimit-Limit",
                "RateLimit-Remaining",
                "RateLimit-Reset"));
        rules.setAllowCredentials(false);
        rules.setMaxAge(ASK_AGAIN_AFTER);
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        List<String> origins = rules.getAllowedOrigins();
        if (origins == null || origins.isEmpty() || !publicSide.serves(exchange)) {
            return chain.filter(exchange);
        }
        if (!processor.process(rules, exchange)) {
            return Mono.error(new GoodsflowException(GatewayError.ORIGIN_REFUSED));
        }
        keepForTheAnswer(exchange);
        return CorsUtils.isPreFlightRequest(exchange.getRequest())
                ? exchange.getResponse().setComplete()
                : chain.filter(exchange);
    }

    private static void keepForTheAnswer(ServerWebExchange exchange) {
        exchange.getResponse().getHeaders().forEach((name, values) -> {
            if (name.toLowerCase(Locale.ROOT).startsWith(CORS_PREFIX)) {
                AnswerHeaders.of(exchange).put(name, values);
            }
        });
        // A service's own Vary stays beside it.
        HttpHeaders headers = exchange.getResponse().getHeaders();
        exchange.getResponse()
                .beforeCommit(() -> Mono.fromRunnable(() -> {
                    if (!headers.getVary().contains(HttpHeaders.ORIGIN)) {
                        headers.add(HttpHeaders.VARY, HttpHeaders.ORIGIN);
                    }
                }));
    }
}
