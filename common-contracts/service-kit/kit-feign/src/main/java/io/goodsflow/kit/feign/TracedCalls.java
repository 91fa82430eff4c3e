package io.goodsflow.kit.feign;

import feign.Client;
import feign.Request;
import feign.Response;
import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import io.goodsflow.kit.web.trace.Traces;
import io.opentelemetry.api.trace.SpanKind;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gives every attempt of a call a span, and the other side its id. */
final class TracedCalls implements Client {

    private static final int FIRST_FAILURE = 400;

    private final Client calls;
    private final Tracing tracing;

    TracedCalls(Client calls, Tracing tracing) {
        this.calls = calls;
        this.tracing = tracing;
    }

    @Override
    public Response execute(Request request, Request.Options options) throws IOException {
        String method = request.httpMethod().name();
        // the path with its variables unfilled: ids belong into no name
        String route = request.requestTemplate().methodMetadata().template().path();
        try (Step step = tracing.step(method + " " + route, SpanKind.CLIENT)) {
            try {
                Response response = calls.execute(withTrace(request), options);
                step.tag("http.response.status_code", response.status());
                if (response.status() >= FIRST_FAILURE) {
                    step.failed(Integer.toString(response.status()));
                }
                return response;
            } catch (IOException | RuntimeException e) {
                step.failed(e);
                throw e;
            }
        }
    }

    private static Request withTrace(Request request) {
        Map<String, Collection<String>> headers = new LinkedHashMap<>(request.headers());
        headers.put(Traces.HEADER, List.of(Traces.outgoing()));
        return Request.create(
                request.httpMethod(),
                request.url(),
                headers,
                request.body(),
                request.charset(),
                request.requestTemplate());
    }
}
