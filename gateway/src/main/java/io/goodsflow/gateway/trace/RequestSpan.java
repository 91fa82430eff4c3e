package io.goodsflow.gateway.trace;

import io.micrometer.common.KeyValue;
import io.micrometer.tracing.Span;
import io.micrometer.tracing.TraceContext;
import io.micrometer.tracing.handler.TracingObservationHandler.TracingContext;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.server.reactive.observation.ServerRequestObservationContext;
import org.springframework.web.server.ServerWebExchange;

/** The span that the server began for a request, before any filter. */
public final class RequestSpan {

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

    /** Says that the trace of another request tells how this one was answered. */
    public static void link(ServerWebExchange exchange, @Nullable String traceId) {
        if (traceId != null) {
            ServerRequestObservationContext.findCurrent(exchange.getAttributes())
                    .ifPresent(
                            observed -> observed.addHighCardinalityKeyValue(KeyValue.of("answered.in.trace", traceId)));
        }
    }

    private static String text(TraceContext context) {
        String flags = Boolean.TRUE.equals(context.sampled()) ? "01" : "00";
        return "00-" + context.traceId() + "-" + context.spanId() + "-" + flags;
    }
}
