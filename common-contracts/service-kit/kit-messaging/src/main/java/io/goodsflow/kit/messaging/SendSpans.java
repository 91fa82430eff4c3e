package io.goodsflow.kit.messaging;

import io.goodsflow.kit.trace.Tracing;
import io.opentelemetry.api.trace.SpanKind;
import java.time.Instant;
import java.util.List;

/** Tells in the trace of each event when the broker took it. One request may carry events of many traces. */
final class SendSpans {

    private final Tracing tracing;

    SendSpans(Tracing tracing) {
        this.tracing = tracing;
    }

    /** They were sent together, from then until now. */
    void sent(List<OutboxRow> rows, Instant began) {
        Instant ended = Instant.now();
        for (OutboxRow row : rows) {
            tracing.record("send " + row.eventType(), SpanKind.PRODUCER, row.traceparent(), began, ended);
        }
    }
}
