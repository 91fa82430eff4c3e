package io.goodsflow.gateway.token;

import io.goodsflow.gateway.edge.OwnEndpoint;
import io.goodsflow.gateway.edge.PublicSide;
import io.goodsflow.gateway.limit.RateLimits;
import io.goodsflow.gateway.problem.GatewayError;
import io.goodsflow.gateway.problem.Problems;
import io.goodsflow.gateway.route.RoutedRequest;
import io.goodsflow.gateway.route.Rule;
import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
import java.util.function.Predicate;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.reactive.EnableWebFluxSecurity;
import org.springframework.security.config.observation.SecurityObservationSettings;
import org.springframework.security.config.web.server.ServerHttpSecurity;
import org.springframework.security.web.server.SecurityWebFilterChain;
import org.springframework.security.web.server.ServerAuthenticationEntryPoint;
import org.springframework.security.web.server.context.NoOpServerSecurityContextRepository;
import org.springframework.security.web.server.firewall.ServerExchangeRejectedHandler;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatcher;
import org.springframework.security.web.server.util.matcher.ServerWebExchangeMatcher.MatchResult;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Who may pass without a token, and what the others are told. */
@Configuration(proxyBeanMethods = false)
@EnableWebFluxSecurity
class SecurityConfiguration {

    /** The management port is guarded by the network, and what the gateway answers itself asks for no token. */
    @Bean
    @Order(1)
    SecurityWebFilterChain withoutToken(
            ServerHttpSecurity http, PublicSide publicSide, List<OwnEndpoint> ownEndpoints) {
        return bare(http)
                .securityMatcher(when(exchange -> !publicSide.serves(exchange)
                        || ownEndpoints.stream().anyMatch(own -> own.covers(exchange.getRequest()))))
                .authorizeExchange(exchanges -> exchanges.anyExchange().permitAll())
                .build();
    }

    @Bean
    @Order(2)
    SecurityWebFilterChain routed(ServerHttpSecurity http, ServerAuthenticationEntryPoint refusal) {
        return bare(http)
                .authorizeExchange(exchanges -> exchanges
                        .matchers(when(SecurityConfiguration::isForGuests))
                        .permitAll()
                        .anyExchange()
                        .authenticated())
                .oauth2ResourceServer(
                        server -> server.jwt(Customizer.withDefaults()).authenticationEntryPoint(refusal))
                .exceptionHandling(handling -> handling.authenticationEntryPoint(refusal))
                .build();
    }

    @Bean
    ServerAuthenticationEntryPoint tokenRefused(Problems problems, RateLimits limits) {
        return (exchange, failure) -> {
            boolean missing = !exchange.getRequest().getHeaders().containsHeader(HttpHeaders.AUTHORIZATION);
            exchange.getResponse()
                    .getHeaders()
                    .set(HttpHeaders.WWW_AUTHENTICATE, missing ? "Bearer" : "Bearer error=\"invalid_token\"");
            CommonError reason = missing ? CommonError.TOKEN_MISSING : CommonError.TOKEN_INVALID;
            return limits.admitUnknown(exchange)
                    .then(Mono.defer(() -> problems.write(exchange, new GoodsflowException(reason))));
        };
    }

    /** Paths that two servers could read differently (dots, double slashes, encoded slashes) never get through. */
    @Bean
    ServerExchangeRejectedHandler ambiguousRequestRefused(Problems problems) {
        return (exchange, rejection) -> problems.write(exchange, new GoodsflowException(GatewayError.REQUEST_REFUSED));
    }

    /** A span and a timer around each filter tell nobody anything; even switched off they cost every request. */
    @Bean
    SecurityObservationSettings noObservationsOfFilters() {
        return SecurityObservationSettings.noObservations();
    }

    private static ServerHttpSecurity bare(ServerHttpSecurity http) {
        return http.csrf(ServerHttpSecurity.CsrfSpec::disable)
                .httpBasic(ServerHttpSecurity.HttpBasicSpec::disable)
                .formLogin(ServerHttpSecurity.FormLoginSpec::disable)
                .logout(ServerHttpSecurity.LogoutSpec::disable)
                .requestCache(ServerHttpSecurity.RequestCacheSpec::disable)
                // Answers that never come this far need them as well: see SecurityHeaders.
                .headers(ServerHttpSecurity.HeaderSpec::disable)
                .securityContextRepository(NoOpServerSecurityContextRepository.getInstance());
    }

    private static boolean isForGuests(ServerWebExchange exchange) {
        Rule rule = RoutedRequest.ruleOf(exchange);
        return rule != null && rule.guest();
    }

    private static ServerWebExchangeMatcher when(Predicate<ServerWebExchange> condition) {
        return exchange -> condition.test(exchange) ? MatchResult.match() : MatchResult.notMatch();
    }
}
