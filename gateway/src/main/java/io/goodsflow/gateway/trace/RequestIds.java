package io.goodsflow.gateway.trace;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
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
 * Gives every request an id, and tells the caller id and trace. The trace is that of the request's span, which the services,
 * the logs and a problem share. A well-formed id or trace of the caller is kept; anything else is replaced, because it
 * ends up in logs.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
public class RequestIds implements WebFilter {

    public static final String HEADER = "X-Request-Id";

    /** Tells the caller which trace his request is, for whoever he asks about it later. */
    public static final String TRACE_HEADER = "X-Trace-Id";

    private static final String TRACE_PARENT = "traceparent";
    private static final String REQUEST_ID = RequestIds.class.getName() + ".request";
    private static final String TRACE_ID = RequestIds.class.getName() + ".trace";
    private static final Pattern WELL_FORMED = Pattern.compile("[A-Za-z0-9._-]{8,64}");
    private static final Pattern TRACE = Pattern.compile("00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}");

    private final RandomGenerator random = new SecureRandom();

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        HttpHeaders inbound = exchange.getRequest().getHeaders();
        String given = wellFormed(inbound.getFirst(HEADER));
        String parent = RequestSpan.traceparent(exchange).orElseGet(() -> asked(inbound));
        String traceId = parent.substring(3, 35);
        String id = given == null ? traceId : given;

        exchange.getAttributes().put(REQUEST_ID, id);
        exchange.getAttributes().put(TRACE_ID, traceId);
        exchange.getResponse().getHeaders().set(HEADER, id);
        exchange.getResponse().getHeaders().set(TRACE_HEADER, traceId);
        ServerHttpRequest request = exchange.getRequest()
                .mutate()
                .headers(headers -> {
                    headers.set(HEADER, id);
                    headers.set(TRACE_PARENT, parent);
                })
                .build();
        return chain.filter(exchange.mutate().request(request).build());
    }

    /** Id of this request, null before this filter has run. */
    public static @Nullable String of(ServerWebExchange exchange) {
        return exchange.getAttribute(REQUEST_ID);
    }

    /** Trace of this request, null before this filter has run. */
    public static @Nullable String traceOf(ServerWebExchange exchange) {
        return exchange.getAttribute(TRACE_ID);
    }

    private static @Nullable String wellFormed(@Nullable String id) {
        return id != null && WELL_FORMED.matcher(id).matches() ? id : null;
    }

    /** Where requests have no spans. */
    private String asked(HttpHeaders inbound) {
        String trace = inbound.getFirst(TRACE_PARENT);
        return trace != null && TRACE.matcher(trace).matches() ? trace : "00-" + hex(16) + "-" + hex(8) + "-00";
    }

    private String hex(int bytes) {
        byte[] id = new byte[bytes];
        random.nextBytes(id);
        // All zeros is the one value that the standard forbids.
        id[0] |= 1;
        return HexFormat.of().formatHex(id);
    }
}
