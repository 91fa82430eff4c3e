package io.goodsflow.gateway.route;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.springframework.http.HttpMethod;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;

/**
 * Every path that outsiders can reach, and nothing else. Routing, the token check and the limits all read the one rule
 * found here, so they cannot disagree about what a request is.
 */
@Component
public class RouteTable {

    private static final Set<HttpMethod> READ = Set.of(HttpMethod.GET, HttpMethod.HEAD);

    private final List<Rule> rules;

    RouteTable(LimitsProperties limits, DocsProperties docs) {
        rules = Stream.concat(services(limits), docs.enabled() ? documents(limits.json()) : Stream.empty())
                .toList();
    }

    private static Stream<Rule> services(LimitsProperties limits) {
        LimitsProperties.Limit json = limits.json();
        return Stream.of(
                new Rule(
                        "catalogue-guest",
                        Upstream.READER,
                        READ,
                        patterns("/api/categories", "/api/products", "/api/products/{id}"),
                        json,
                        Rule.Kind.GUEST),
                new Rule(
                        "supply-imports",
                        Upstream.SUPPLY,
                        Set.of(HttpMethod.POST),
                        patterns("/api/admin/supply/imports"),
                        limits.imports(),
                        Rule.Kind.UPLOAD),
                members(
                        "catalogue-admin",
                        Upstream.PRODUCT,
                        json,
                        "/api/admin/categories/**",
                        "/api/admin/products/**",
                        "/api/admin/skus/**",
                        "/api/admin/drafts/**",
                        "/api/admin/items/**"),
                members("trade-checkout", Upstream.PRODUCT, json, "/api/trade/snapshots/**", "/api/trade/checkout/**"),
                members("trade-reservations", Upstream.INVENTORY, json, "/api/trade/reservations/**"),
                members("inventory-admin", Upstream.INVENTORY, json, "/api/admin/inventory/**"),
                members("supply-admin", Upstream.SUPPLY, json, "/api/admin/supply/**", "/api/admin/dead-letters/**"),
                members("supply-open", Upstream.SUPPLY, json, "/open/v1/**"),
                members("review", Upstream.QC, json, "/api/admin/qc/**"));
    }

    /** Each service's description of its API. */
    private static Stream<Rule> documents(LimitsProperties.Limit json) {
        return Upstream.services()
                .map(upstream -> new Rule(
                        "docs-" + upstream.serviceName(),
                        upstream,
                        READ,
                        patterns("/docs/openapi/" + upstream.serviceName() + ".json"),
                        json,
                        Rule.Kind.GUEST));
    }

    /** All rules, the more special ones first. */
    public List<Rule> rules() {
        return rules;
    }

    /** The rule that decides over this request; empty if nobody outside may call it. */
    public Optional<Rule> find(ServerHttpRequest request) {
        return rules.stream()
                .filter(rule ->
                        rule.covers(request.getMethod(), request.getPath().pathWithinApplication()))
                .findFirst();
    }

    private static Rule members(String id, Upstream upstream, LimitsProperties.Limit limit, String... patterns) {
        return new Rule(id, upstream, Set.of(), patterns(patterns), limit, Rule.Kind.MEMBER);
    }

    private static List<PathPattern> patterns(String... patterns) {
        return Stream.of(patterns).map(PathPatternParser.defaultInstance::parse).toList();
    }
}
