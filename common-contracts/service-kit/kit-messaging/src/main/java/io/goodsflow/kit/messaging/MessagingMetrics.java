package io.goodsflow.kit.messaging;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import org.apache.rocketmq.client.producer.LocalTransactionState;

/** What operators watch: the backlog of the outbox and what became of messages. */
final class MessagingMetrics {

    private static final long MEASURE_NANOS = Duration.ofSeconds(10).toNanos();

    private final MeterRegistry registry;
    private final Counter relayed;
    private final Counter relayFailed;
    private volatile OutboxTable.Backlog backlog = new OutboxTable.Backlog(0, 0);
    private long nextMeasure = System.nanoTime();

    MessagingMetrics(MeterRegistry registry) {
        this.registry = registry;
        this.relayed = registry.counter("goodsflow.outbox.relayed");
        this.relayFailed = registry.counter("goodsflow.outbox.relay.failures");
        Gauge.builder("goodsflow.outbox.open", this, metrics -> metrics.backlog.open())
                .description("Outbox rows that are not delivered yet, measured every 10 s")
                .register(registry);
        Gauge.builder("goodsflow.outbox.oldest.seconds", this, metrics -> metrics.backlog.oldestSeconds())
                .description("Age of the oldest open outbox row, measured every 10 s")
                .register(registry);
    }

    void relayed(int events) {
        relayed.increment(events);
    }

    void relayFailed(int events) {
        relayFailed.increment(events);
    }

    void half(String outcome) {
        registry.counter("goodsflow.outbox.halves", "outcome", outcome).increment();
    }

    void checkedBack(LocalTransactionState answer) {
        registry.counter("goodsflow.outbox.checkbacks", "answer", answer.name()).increment();
    }

    void consumed(String consumer, String type, String outcome) {
        registry.counter("goodsflow.events.consumed", "consumer", consumer, "type", type, "outcome", outcome)
                .increment();
    }

    /** Looks at the table now and then; called by the relay only. */
    void measure(OutboxTable table) {
        if (System.nanoTime() - nextMeasure >= 0) {
            backlog = table.backlog();
            nextMeasure = System.nanoTime() + MEASURE_NANOS;
        }
    }
}
