package io.goodsflow.kit.feign;

import feign.RequestInterceptor;
import feign.RequestTemplate;
import org.springframework.http.HttpHeaders;

/** Adds this service's token to calls of {@code /internal/**}, nowhere else. */
final class CallHeaders implements RequestInterceptor {

    private static final String INTERNAL = "/internal/";

    private final ServiceToken token;

    CallHeaders(ServiceToken token) {
        this.token = token;
    }

    @Override
    public void apply(RequestTemplate template) {
        // The method's own path: that of the request already holds the host when the call is repeated.
        if (template.methodMetadata().template().path().startsWith(INTERNAL)) {
            // A repeated call comes here again with the same template, which would only add a second value.
            template.removeHeader(HttpHeaders.AUTHORIZATION);
            template.headerLiteral(HttpHeaders.AUTHORIZATION, ServiceToken.header(token.get()));
        }
    }
}
