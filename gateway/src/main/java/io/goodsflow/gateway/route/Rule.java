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
 * @param kind who may pass, and what is sent
 */
public record Rule(
        String id,
        Upstream upstream,
        Set<HttpMethod> methods,
        List<PathPattern> patterns,
        LimitsProperties.Limit limit,
        Kind kind) {

    /** What kind of requests a rule lets through. */
    public enum Kind {
        /** Without a token. */
        GUEST,
        MEMBER,
        /** Of a member, and carries a file. */
        UPLOAD
    }

    public Rule {
        methods = Set.copyOf(methods);
        patterns = List.copyOf(patterns);
    }

    /** Whether a caller without a token may pass. */
    public boolean guest() {
        return kind == Kind.GUEST;
    }

    boolean covers(HttpMethod method, PathContainer path) {
        return (methods.isEmpty() || methods.contains(method))
                && patterns.stream().anyMatch(pattern -> pattern.matches(path));
    }
}
