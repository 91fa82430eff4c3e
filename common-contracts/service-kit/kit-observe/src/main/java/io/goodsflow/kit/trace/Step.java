package io.goodsflow.kit.trace;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.context.Scope;
import org.jspecify.annotations.Nullable;

/** A span that is current on this thread until it is closed. Not for use by other threads. */
public final class Step implements AutoCloseable {

    private final Span span;
    private final Scope scope;

    Step(Span span, Scope scope) {
        this.span = span;
        this.scope = scope;
    }

    /** Ids, types and counts only: what is written here is not masked. */
    public Step tag(String name, String value) {
        span.setAttribute(name, value);
        return this;
    }

    /** Ids, types and counts only. */
    public Step tag(String name, long value) {
        span.setAttribute(name, value);
        return this;
    }

    /** Marks it as failed with the kind of failure; the text of a failure may hold anything and stays out. */
    public void failed(Throwable failure) {
        span.setStatus(StatusCode.ERROR, failure.getClass().getSimpleName());
    }

    /** Marks it as failed. */
    public void failed(String why) {
        span.setStatus(StatusCode.ERROR, why);
    }

    /** Value of the header that makes others continue here; null without tracing. */
    public @Nullable String traceparent() {
        return TraceParents.text(span.getSpanContext());
    }

    @Override
    public void close() {
        scope.close();
        span.end();
    }
}
