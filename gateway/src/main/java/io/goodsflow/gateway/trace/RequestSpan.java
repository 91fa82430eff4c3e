package io.goodsflow.gateway.trace;

import io.micrometer.tracing.Span;
import io.micrometer.tracing.TraceContext;
import io.micrometer.tracing.handler.TracingObservationHandler.TracingContext;
import java.util.Optional;
import org.springframework.http.server.reactive.observation.ServerRequestObservationContext;
import org.springframework.web.server.ServerWebExchange;

/** The span that the server began for a request, before any filter. */
final class RequestSpan {

    private RequestSpan() {}

    /** As a header value; empty where the request has no span. */
    static Optional<String> traceparent(ServerWebExchange exchange) {
        return ServerRequestObservationContext.findCurrent(exchange.getAttributes())
                .flatMap(observed -> Optional.ofNullable((TracingContext) observed.get(TracingContext.class)))
                .flatMap(tracing -> Optional.ofNullable(tracing.getSpan()))
                .map(Span::context)
                .filter(context -> !context.traceId().isEmpty())
                .map(RequestSpan::text);
    }

    private static String text(TraceContext context) {
        String flags = Boolean.TRUE.equals(context.sampled()) ? "01" : "00";
        return "00-" + context.traceId() + "-" + context.spanId() + "-" + flags;
    }
}
