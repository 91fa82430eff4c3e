package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventContract;
import io.goodsflow.kernel.EventEnvelope;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import org.slf4j.MDC;

/** Builds events from what {@link EventContract} says of their payload. */
final class ContractEvents implements Events {

    private final EventIds ids;
    private final EventJson json;
    private final Clock clock;

    ContractEvents(EventIds ids, EventJson json, Clock clock) {
        this.ids = ids;
        this.json = json;
        this.clock = clock;
    }

    @Override
    public OutgoingEvent of(Object data, String key, long sequence) {
        EventContract contract = contractOf(data.getClass());
        EventEnvelope<Object> envelope = new EventEnvelope<>(
                ids.next(),
                contract.type(),
                contract.version(),
                key,
                sequence,
                OffsetDateTime.ofInstant(clock.instant(), ZoneOffset.UTC).truncatedTo(ChronoUnit.MILLIS),
                MDC.get(TraceScope.TRACE_ID),
                data);
        return new OutgoingEvent(contract.topic(), envelope, json.write(envelope));
    }

    static EventContract contractOf(Class<?> payload) {
        EventContract contract = payload.getAnnotation(EventContract.class);
        if (contract == null) {
            throw new IllegalArgumentException(payload.getName() + " has no @EventContract");
        }
        return contract;
    }
}
