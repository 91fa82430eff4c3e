package io.goodsflow.kit.messaging;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.rocketmq.client.producer.LocalTransactionState;

/** What operators watch: what became of messages. */
final class MessagingMetrics {

    static final String OTHER = "other";
    static final String UNREADABLE = "unreadable";

    private static final List<String> HALF_OUTCOMES = List.of("taken", "failed", "suspended");
    private static final List<String> OUTCOMES = List.of("handled", "duplicate", "failed");

    private final MeterRegistry registry;
    private final Counter relayed;
    private final Counter relayFailed;

    MessagingMetrics(MeterRegistry registry) {
        this.registry = registry;
        this.relayed = registry.counter("goodsflow.outbox.relayed");
        this.relayFailed = registry.counter("goodsflow.outbox.relay.failures");
        HALF_OUTCOMES.forEach(this::halves);
        for (LocalTransactionState answer : LocalTransactionState.values()) {
            checkBacks(answer);
        }
    }

    void relayed(int events) {
        relayed.increment(events);
    }

    void relayFailed(int events) {
        relayFailed.increment(events);
    }

    /** Everything that a consumer can count is there with 0 before its first message. */
    void expect(String consumer, Collection<String> types) {
        count(consumer, OTHER, "ignored");
        count(consumer, UNREADABLE, "failed");
        for (String type : types) {
            duration(consumer, type);
            OUTCOMES.forEach(outcome -> count(consumer, type, outcome));
        }
    }

    void half(String outcome) {
        halves(outcome).increment();
    }

    void checkedBack(LocalTransactionState answer) {
        checkBacks(answer).increment();
    }

    private Counter halves(String outcome) {
        return registry.counter("goodsflow.outbox.halves", "outcome", outcome);
    }

    private Counter checkBacks(LocalTransactionState answer) {
        return registry.counter("goodsflow.outbox.checkbacks", "answer", answer.name());
    }

    void consumed(String consumer, String type, String outcome) {
        count(consumer, type, outcome).increment();
    }

    /** How long a handler had a message, whatever came of it. */
    void took(String consumer, String type, long nanos) {
        duration(consumer, type).record(nanos, TimeUnit.NANOSECONDS);
    }

    private Counter count(String consumer, String type, String outcome) {
        return registry.counter("goodsflow.events.consumed", "consumer", consumer, "type", type, "outcome", outcome);
    }

    private Timer duration(String consumer, String type) {
        return registry.timer("goodsflow.events.handling", "consumer", consumer, "type", type);
    }
}
