package io.goodsflow.gateway.edge;

import io.goodsflow.gateway.problem.GatewayError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
import java.util.Map;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Holds the head of a request to its limits, and refuses one that does not say clearly where the request ends. The
 * server below reads somewhat more than these, so that a caller just
 * over them is told so properly, and refuses what is far over them.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 7)
class HeaderLimits implements WebFilter {

    private final long maxUri;
    private final long maxHeaders;
    private final int maxHeaderCount;

    HeaderLimits(EdgeProperties properties) {
        maxUri = properties.maxUri().toBytes();
        maxHeaders = properties.maxHeaders().toBytes();
        maxHeaderCount = properties.maxHeaderCount();
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        ServerHttpRequest request = exchange.getRequest();
        if (uriLength(request) > maxUri) {
            return Mono.error(new GoodsflowException(GatewayError.URI_TOO_LONG));
        }
        if (endsUnclearly(request.getHeaders())) {
            // What follows on this connection may be part of this request or another one.
            AnswerHeaders.of(exchange).set(HttpHeaders.CONNECTION, "close");
            return Mono.error(new GoodsflowException(GatewayError.REQUEST_REFUSED));
        }
        long count = 0;
        long size = 0;
        for (Map.Entry<String, List<String>> header : request.getHeaders().headerSet()) {
            for (String value : header.getValue()) {
                count++;
                size += header.getKey().length() + (long) value.length();
            }
        }
        return count > maxHeaderCount || size > maxHeaders
                ? Mono.error(new GoodsflowException(GatewayError.HEADERS_TOO_LARGE))
                : chain.filter(exchange);
    }

    /** Chunks are the only coding there is; anything else two servers could understand differently. */
    private static boolean endsUnclearly(HttpHeaders headers) {
        List<String> codings = headers.getOrEmpty(HttpHeaders.TRANSFER_ENCODING);
        return !codings.isEmpty() && !(codings.size() == 1 && codings.get(0).equalsIgnoreCase("chunked"));
    }

    private static long uriLength(ServerHttpRequest request) {
        String query = request.getURI().getRawQuery();
        return request.getPath().value().length() + (query == null ? 0L : query.length() + 1);
    }
}
