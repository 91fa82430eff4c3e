package io.goodsflow.gateway.route;

import java.util.List;
import java.util.Set;
import org.springframework.http.HttpMethod;
import org.springframework.http.server.PathContainer;
import org.springframework.web.util.pattern.PathPattern;

/**
 * Paths that go to one service under one set of limits.
 *
 * @param methods the methods that are routed; empty means every one
 * @param guest whether a caller without a token may pass
 */
public record Rule(
        String id,
        Upstream upstream,
        Set<HttpMethod> methods,
        List<PathPattern> patterns,
        LimitsProperties.Limit limit,
        boolean guest) {

    public Rule {
        methods = Set.copyOf(methods);
        patterns = List.copyOf(patterns);
    }

    boolean covers(HttpMethod method, PathContainer path) {
        return (methods.isEmpty() || methods.contains(method))
                && patterns.stream().anyMatch(pattern -> pattern.matches(path));
    }
}
