package io.goodsflow.kit.web.security;

import io.goodsflow.kit.web.AccessRules;
import io.goodsflow.kit.web.Role;
import jakarta.servlet.DispatcherType;
import org.springframework.http.HttpMethod;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AuthorizeHttpRequestsConfigurer;

/** Turns the stated rules into Spring Security's, with the two that need no stating. */
final class Authorisation {

    private Authorisation() {}

    static void apply(
            AccessRules rules,
            AuthorizeHttpRequestsConfigurer<HttpSecurity>.AuthorizationManagerRequestMatcherRegistry requests) {
        // Dispatches inside the server were let in by their first request; /error answers what was refused.
        requests.dispatcherTypeMatchers(DispatcherType.ERROR, DispatcherType.ASYNC, DispatcherType.FORWARD)
                .permitAll();
        requests.requestMatchers("/internal/**").hasAuthority(Role.SERVICE.name());
        for (AccessRules.Rule rule : rules.rules()) {
            apply(rule, rule.method(), requests);
            if (rule.method().equals(HttpMethod.GET)) {
                apply(rule, HttpMethod.HEAD, requests);
            }
        }
        requests.anyRequest().denyAll();
    }

    private static void apply(
            AccessRules.Rule rule,
            HttpMethod method,
            AuthorizeHttpRequestsConfigurer<HttpSecurity>.AuthorizationManagerRequestMatcherRegistry requests) {
        AuthorizeHttpRequestsConfigurer<HttpSecurity>.AuthorizedUrl url =
                requests.requestMatchers(method, rule.pattern());
        if (rule.anyOf().isEmpty()) {
            url.permitAll();
        } else {
            url.hasAnyAuthority(rule.anyOf().stream().map(Role::name).toArray(String[]::new));
        }
    }
}
