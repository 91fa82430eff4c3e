package io.goodsflow.kit.feign;

import feign.RequestInterceptor;
import feign.RequestTemplate;
import io.goodsflow.kit.web.trace.Traces;
import org.springframework.http.HttpHeaders;

/** Adds the trace to every call and this service's token to calls of {@code /internal/**}, nowhere else. */
final class CallHeaders implements RequestInterceptor {

    private static final String INTERNAL = "/internal/";

    private final ServiceToken token;

    CallHeaders(ServiceToken token) {
        this.token = token;
    }

    @Override
    public void apply(RequestTemplate template) {
        // A repeated call comes here again with the same template, which would only add a second value.
        set(template, Traces.HEADER, Traces.outgoing());
        // The method's own path: that of the request already holds the host when the call is repeated.
        if (template.methodMetadata().template().path().startsWith(INTERNAL)) {
            set(template, HttpHeaders.AUTHORIZATION, ServiceToken.header(token.get()));
        }
    }

    private static void set(RequestTemplate template, String name, String value) {
        template.removeHeader(name);
        template.headerLiteral(name, value);
    }
}
