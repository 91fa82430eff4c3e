package io.goodsflow.gateway.collapse;

import io.goodsflow.gateway.route.RoutedRequest;
import io.goodsflow.gateway.route.Rule;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.server.ServerWebExchange;

/**
 * What a guest asks. Requests with equal questions may get one answer: nothing else in them has a part in it.
 *
 * @param target path and query as they were sent
 * @param negotiation the values of {@link #NEGOTIATED}, in this order
 */
record Question(String target, List<String> negotiation) {

    /** Headers on which an answer may depend. */
    static final List<String> NEGOTIATED =
            List.of(HttpHeaders.ACCEPT, HttpHeaders.ACCEPT_ENCODING, HttpHeaders.IF_NONE_MATCH);

    /** Headers that ask for something of one's own. */
    private static final Set<String> PERSONAL = Set.of(
            HttpHeaders.AUTHORIZATION,
            HttpHeaders.COOKIE,
            HttpHeaders.RANGE,
            HttpHeaders.IF_MATCH,
            HttpHeaders.IF_MODIFIED_SINCE,
            HttpHeaders.IF_UNMODIFIED_SINCE,
            HttpHeaders.TRANSFER_ENCODING,
            HttpHeaders.UPGRADE);

    Question {
        negotiation = List.copyOf(negotiation);
    }

    /** Empty if the request must have an answer of its own. */
    static Optional<Question> of(ServerWebExchange exchange) {
        Rule rule = RoutedRequest.ruleOf(exchange);
        ServerHttpRequest request = exchange.getRequest();
        HttpHeaders headers = request.getHeaders();
        if (rule == null
                || !rule.guest()
                || request.getMethod() != HttpMethod.GET
                || headers.getContentLength() > 0
                || PERSONAL.stream().anyMatch(headers::containsHeader)) {
            return Optional.empty();
        }
        String query = request.getURI().getRawQuery();
        return Optional.of(new Question(
                request.getURI().getRawPath() + (query == null ? "" : "?" + query),
                NEGOTIATED.stream()
                        .map(name -> String.join(",", headers.getOrEmpty(name)))
                        .toList()));
    }
}
