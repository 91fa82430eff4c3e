package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/** Puts event and trace into the log context while the event is handled; an event without a trace keeps the thread's. */
final class TraceScope implements AutoCloseable {

    static final String TRACE_ID = "trace_id";
    private static final String EVENT_ID = "event_id";

    private final @Nullable String outerTrace = MDC.get(TRACE_ID);
    private final @Nullable String outerEvent = MDC.get(EVENT_ID);

    TraceScope(EventEnvelope<?> envelope) {
        put(TRACE_ID, envelope.traceId() == null ? outerTrace : envelope.traceId());
        put(EVENT_ID, envelope.id());
    }

    @Override
    public void close() {
        put(TRACE_ID, outerTrace);
        put(EVENT_ID, outerEvent);
    }

    private static void put(String name, @Nullable String value) {
        if (value == null) {
            MDC.remove(name);
        } else {
            MDC.put(name, value);
        }
    }
}
