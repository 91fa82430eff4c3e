package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventContract;
import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import io.opentelemetry.api.trace.SpanKind;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/** Builds events from what {@link EventContract} says of their payload. */
final class ContractEvents implements Events {

    private final EventIds ids;
    private final EventJson json;
    private final Clock clock;
    private final Tracing tracing;

    ContractEvents(EventIds ids, EventJson json, Clock clock, Tracing tracing) {
        this.ids = ids;
        this.json = json;
        this.clock = clock;
        this.tracing = tracing;
    }

    @Override
    public OutgoingEvent of(Object data, String key, long sequence) {
        EventContract contract = contractOf(data.getClass());
        try (Step step = tracing.step("create " + contract.type(), SpanKind.PRODUCER)) {
            OutgoingEvent event = of(contract, data, key, sequence, step.traceparent());
            step.tag("messaging.message.id", event.envelope().id()).tag("event.key", key);
            return event;
        }
    }

    private OutgoingEvent of(
            EventContract contract, Object data, String key, long sequence, @Nullable String traceparent) {
        EventEnvelope<Object> envelope = new EventEnvelope<>(
                ids.next(),
                contract.type(),
                contract.version(),
                key,
                sequence,
                OffsetDateTime.ofInstant(clock.instant(), ZoneOffset.UTC).truncatedTo(ChronoUnit.MILLIS),
                MDC.get(TraceScope.TRACE_ID),
                data);
        return new OutgoingEvent(contract.topic(), envelope, json.write(envelope), traceparent);
    }

    static EventContract contractOf(Class<?> payload) {
        EventContract contract = payload.getAnnotation(EventContract.class);
        if (contract == null) {
            throw new IllegalArgumentException(payload.getName() + " has no @EventContract");
        }
        return contract;
    }
}
