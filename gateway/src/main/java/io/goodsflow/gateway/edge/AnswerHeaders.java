package io.goodsflow.gateway.edge;

import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/**
 * Headers that the answer carries whoever gives it: they are set when it goes out, so neither a service's answer nor a
 * problem that replaces one can lose or change them.
 */
public final class AnswerHeaders {

    private static final String ATTRIBUTE = AnswerHeaders.class.getName();

    private AnswerHeaders() {}

    /** To be filled before the answer goes out. */
    public static HttpHeaders of(ServerWebExchange exchange) {
        HttpHeaders present = exchange.getAttribute(ATTRIBUTE);
        if (present != null) {
            return present;
        }
        HttpHeaders made = new HttpHeaders();
        exchange.getAttributes().put(ATTRIBUTE, made);
        ServerHttpResponse response = exchange.getResponse();
        response.beforeCommit(() -> Mono.fromRunnable(
                () -> made.forEach((name, values) -> response.getHeaders().put(name, values))));
        return made;
    }
}
