package io.goodsflow.kit.web.security;

import io.goodsflow.kit.web.AccessRules;
import io.goodsflow.kit.web.problem.Problems;
import java.time.Clock;
import java.util.List;
import org.springframework.boot.actuate.autoconfigure.web.server.ManagementPortType;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.security.autoconfigure.UserDetailsServiceAutoConfiguration;
import org.springframework.boot.security.autoconfigure.actuate.web.servlet.EndpointRequest;
import org.springframework.boot.security.autoconfigure.actuate.web.servlet.ManagementWebSecurityAutoConfiguration;
import org.springframework.boot.security.autoconfigure.web.servlet.ServletWebSecurityAutoConfiguration;
import org.springframework.boot.security.oauth2.server.resource.autoconfigure.servlet.OAuth2ResourceServerAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.Environment;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.config.observation.SecurityObservationSettings;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Every service checks tokens itself and asks its {@link AccessRules}; what no rule names is refused. */
@AutoConfiguration(
        before = {
            ServletWebSecurityAutoConfiguration.class,
            ManagementWebSecurityAutoConfiguration.class,
            OAuth2ResourceServerAutoConfiguration.class,
            UserDetailsServiceAutoConfiguration.class
        })
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@EnableConfigurationProperties(TokenProperties.class)
class SecurityAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    JwtDecoder jwtDecoder(TokenProperties properties) {
        return TokenCheck.decoder(properties, Clock.systemUTC());
    }

    @Bean
    @ConditionalOnMissingBean
    AccessRules accessRules() {
        return new AccessRules();
    }

    /** The management port is guarded by the network; on a shared port only the health is open. */
    @Bean
    @Order(1)
    SecurityFilterChain actuator(HttpSecurity http, Environment environment, Problems problems) {
        boolean ownPort = ManagementPortType.get(environment) == ManagementPortType.DIFFERENT;
        return bare(http, new Refusals(problems))
                .securityMatcher(EndpointRequest.toAnyEndpoint())
                .authorizeHttpRequests(requests -> {
                    requests.requestMatchers(EndpointRequest.to("health")).permitAll();
                    if (ownPort) {
                        requests.anyRequest().permitAll();
                    } else {
                        requests.anyRequest().denyAll();
                    }
                })
                .build();
    }

    @Bean
    @Order(2)
    SecurityFilterChain service(HttpSecurity http, AccessRules rules, Problems problems) {
        Refusals refusals = new Refusals(problems);
        return bare(http, refusals)
                .authorizeHttpRequests(requests -> Authorisation.apply(rules, requests))
                .oauth2ResourceServer(server -> server.jwt(jwt -> jwt.jwtAuthenticationConverter(new TokenToCaller()))
                        .withObjectPostProcessor(new KeysTroubleIsNotTheCallers(refusals))
                        .authenticationEntryPoint(refusals)
                        .accessDeniedHandler(refusals))
                .build();
    }

    /** A span and a timer around each filter tell nobody anything; even switched off they cost every request. */
    @Bean
    SecurityObservationSettings noObservationsOfFilters() {
        return SecurityObservationSettings.noObservations();
    }

    @Bean
    WebMvcConfigurer callerArguments() {
        return new WebMvcConfigurer() {
            @Override
            public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
                resolvers.add(new CallerArgument());
                resolvers.add(new IdempotencyKeyArgument());
            }
        };
    }

    private static HttpSecurity bare(HttpSecurity http, Refusals refusals) {
        return http.csrf(AbstractHttpConfigurer::disable)
                .formLogin(AbstractHttpConfigurer::disable)
                .httpBasic(AbstractHttpConfigurer::disable)
                .logout(AbstractHttpConfigurer::disable)
                .requestCache(AbstractHttpConfigurer::disable)
                .sessionManagement(sessions -> sessions.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .exceptionHandling(
                        handling -> handling.authenticationEntryPoint(refusals).accessDeniedHandler(refusals));
    }
}
