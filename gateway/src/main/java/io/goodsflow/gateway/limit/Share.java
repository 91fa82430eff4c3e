package io.goodsflow.gateway.limit;

import io.goodsflow.gateway.route.Rule;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpMethod;
import org.springframework.http.server.reactive.ServerHttpRequest;

/**
 * The bucket that a request is taken from.
 *
 * @param traffic decides its size
 * @param route the rule that routes the request, or what the gateway answers itself
 * @param caller whose bucket it is
 */
record Share(Traffic traffic, String route, String caller) {

    private static final String PREFIX = "gateway:rate:";
    private static final String OWN = "own";
    private static final Set<HttpMethod> READING = Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);

    /** A request that is let through; the rule is null if the gateway answers it itself. */
    static Share of(ServerHttpRequest request, @Nullable Rule rule, String caller) {
        boolean reads = READING.contains(request.getMethod());
        if (rule == null) {
            return new Share(reads ? Traffic.GUEST : Traffic.LOGIN, OWN, caller);
        }
        return new Share(kindOf(rule, reads), rule.id(), caller);
    }

    /** A request without a valid token; all routes together. */
    static Share refused(String caller) {
        return new Share(Traffic.REFUSED, OWN, caller);
    }

    private static Traffic kindOf(Rule rule, boolean reads) {
        return switch (rule.kind()) {
            case GUEST -> Traffic.GUEST;
            case UPLOAD -> Traffic.UPLOAD;
            case MEMBER -> reads ? Traffic.READ : Traffic.WRITE;
        };
    }

    String key() {
        return PREFIX + traffic.label() + ":" + route + ":" + caller;
    }
}
