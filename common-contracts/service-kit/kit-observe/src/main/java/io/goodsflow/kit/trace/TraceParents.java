package io.goodsflow.kit.trace;

import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.TextMapGetter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads and writes {@code traceparent}; {@code tracestate} and baggage are not carried. */
final class TraceParents {

    private TraceParents() {}

    /** A context that is empty unless the text is well formed. */
    static Context contextOf(@Nullable String traceparent) {
        return traceparent == null
                ? Context.root()
                : W3CTraceContextPropagator.getInstance().extract(Context.root(), traceparent, OneField.GETTER);
    }

    static @Nullable String text(SpanContext context) {
        return context.isValid()
                ? "00-" + context.getTraceId() + "-" + context.getSpanId() + "-"
                        + context.getTraceFlags().asHex()
                : null;
    }

    private enum OneField implements TextMapGetter<String> {
        GETTER;

        @Override
        public Iterable<String> keys(String traceparent) {
            return List.of(Tracing.TRACEPARENT);
        }

        @Override
        public @Nullable String get(@Nullable String traceparent, String key) {
            return Tracing.TRACEPARENT.equals(key) ? traceparent : null;
        }
    }
}
