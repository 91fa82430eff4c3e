package io.goodsflow.kit.messaging;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
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
    private static final List<String> GONE_ALONE = List.of("failed", "left");
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

    /** The same for those that are handled together. */
    void expectBatches(String consumer, String type) {
        batchSize(consumer, type);
        GONE_ALONE.forEach(why -> goneAlone(consumer, type, why));
    }

    /**
     * A batch was handled.
     *
     * @param together events that one transaction handled
     * @param left those that are handled one by one; there may be nothing else
     */
    void batch(String consumer, String type, int together, int left) {
        if (together > 0) {
            batchSize(consumer, type).record(together);
        }
        goneAlone(consumer, type, "left").increment(left);
    }

    /** Every event of a batch is handled alone. */
    void batchFailed(String consumer, String type) {
        goneAlone(consumer, type, "failed").increment();
    }

    private DistributionSummary batchSize(String consumer, String type) {
        return DistributionSummary.builder("goodsflow.events.batch.size")
                .description("Events that were handled by one transaction")
                .tag("consumer", consumer)
                .tag("type", type)
                .register(registry);
    }

    /** What was not handled together: batches that failed, and events that a batch left to be handled alone, as it may. */
    private Counter goneAlone(String consumer, String type, String why) {
        return registry.counter("goodsflow.events.batch." + why, "consumer", consumer, "type", type);
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
