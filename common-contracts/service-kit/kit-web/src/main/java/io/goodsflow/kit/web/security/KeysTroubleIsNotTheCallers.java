package io.goodsflow.kit.web.security;

import org.springframework.security.config.ObjectPostProcessor;
import org.springframework.security.oauth2.server.resource.web.authentication.BearerTokenAuthenticationFilter;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.authentication.AuthenticationEntryPointFailureHandler;

/** Lets the entry point answer when keys cannot be read; by default that failure would leave the filter as a 500. */
final class KeysTroubleIsNotTheCallers implements ObjectPostProcessor<BearerTokenAuthenticationFilter> {

    private final AuthenticationEntryPoint entryPoint;

    KeysTroubleIsNotTheCallers(AuthenticationEntryPoint entryPoint) {
        this.entryPoint = entryPoint;
    }

    @Override
    public <O extends BearerTokenAuthenticationFilter> O postProcess(O filter) {
        AuthenticationEntryPointFailureHandler handler = new AuthenticationEntryPointFailureHandler(entryPoint);
        handler.setRethrowAuthenticationServiceException(false);
        filter.setAuthenticationFailureHandler(handler);
        return filter;
    }
}
