package io.goodsflow.kit.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.springframework.http.HttpMethod;

/**
 * Which roles may call which endpoint, stated once per service as a bean; whatever no rule names is refused (403).
 * {@code /internal/**} needs SERVICE without being named, and nothing else reaches it.
 *
 * <p>Not final state: rules are added while the application starts and only read afterwards.
 */
public final class AccessRules {

    private final List<Rule> rules = new ArrayList<>();

    /** Anyone, without a token. */
    public AccessRules guest(HttpMethod method, String pattern) {
        rules.add(new Rule(method, pattern, Set.of()));
        return this;
    }

    /** Callers with at least one of the roles. */
    public AccessRules allow(HttpMethod method, String pattern, Role... anyOf) {
        rules.add(new Rule(method, pattern, Set.of(anyOf)));
        return this;
    }

    /** In the order of their statement; the first match decides. */
    public List<Rule> rules() {
        return List.copyOf(rules);
    }

    /** One rule; an empty set of roles means anyone. Pattern in Spring's path pattern syntax. */
    public record Rule(HttpMethod method, String pattern, Set<Role> anyOf) {}
}
