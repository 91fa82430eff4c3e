package io.goodsflow.kit.trace;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanBuilder;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.api.trace.TracerProvider;
import io.opentelemetry.context.Context;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Begins spans. A span belongs to the thread that began it until it is closed:
 *
 * <pre>{@code
 * try (Step step = tracing.step("merge draft")) {
 *     ...
 * }
 * }</pre>
 *
 * What outlives its thread, a row or a message, carries {@link #traceparent()} and is taken up by {@link #resume}.
 */
public final class Tracing {

    /** The header and message property of W3C Trace Context. */
    public static final String TRACEPARENT = "traceparent";

    private final Tracer tracer;

    Tracing(Tracer tracer) {
        this.tracer = tracer;
    }

    /** Begins nothing and exports nothing; passes on what a {@code traceparent} says. For tests and tools. */
    public static Tracing none() {
        return new Tracing(TracerProvider.noop().get("none"));
    }

    /** A part of what the thread does now. */
    public Step step(String name) {
        return begin(tracer.spanBuilder(name));
    }

    /** A part of what the thread does now, as the given side of a conversation. */
    public Step step(String name, SpanKind kind) {
        return begin(tracer.spanBuilder(name).setSpanKind(kind));
    }

    /**
     * Work that something else caused earlier or elsewhere.
     *
     * @param traceparent what {@link #traceparent()} said there; a new trace begins if it is null or malformed
     */
    public Step resume(String name, SpanKind kind, @Nullable String traceparent) {
        return begin(tracer.spanBuilder(name).setSpanKind(kind).setParent(TraceParents.contextOf(traceparent)));
    }

    /** The same for work inside this process. */
    public Step resume(String name, @Nullable String traceparent) {
        return resume(name, SpanKind.INTERNAL, traceparent);
    }

    /** Writes down what is over already and ran beside others on one thread; nothing if its cause was not sampled. */
    public void record(String name, SpanKind kind, @Nullable String traceparent, Instant began, Instant ended) {
        Context cause = TraceParents.contextOf(traceparent);
        if (Span.fromContext(cause).getSpanContext().isSampled()) {
            tracer.spanBuilder(name)
                    .setSpanKind(kind)
                    .setParent(cause)
                    .setStartTimestamp(began)
                    .startSpan()
                    .end(ended);
        }
    }

    /** The same for work inside this process. */
    public void record(String name, @Nullable String traceparent, Instant began, Instant ended) {
        record(name, SpanKind.INTERNAL, traceparent, began, ended);
    }

    /** The span of this thread as a header value; null outside of any. */
    public static @Nullable String traceparent() {
        return TraceParents.text(Span.current().getSpanContext());
    }

    /** The trace of this thread, 32 lower-case hex digits; null outside of any. */
    public static @Nullable String traceId() {
        SpanContext context = Span.current().getSpanContext();
        return context.isValid() ? context.getTraceId() : null;
    }

    @SuppressWarnings("MustBeClosed") // the step closes it
    private static Step begin(SpanBuilder builder) {
        Span span = builder.startSpan();
        return new Step(span, span.makeCurrent());
    }
}
