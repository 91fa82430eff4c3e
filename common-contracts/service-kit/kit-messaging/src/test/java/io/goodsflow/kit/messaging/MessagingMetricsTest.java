package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class MessagingMetricsTest {

    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
    private final MessagingMetrics metrics = new MessagingMetrics(registry);

    @Test
    void what_a_consumer_can_count_is_there_before_its_first_message() {
        metrics.expect("qc.draft-events", List.of("product.draft-submitted"));

        assertThat(consumed("product.draft-submitted", "handled")).isZero();
        assertThat(consumed("product.draft-submitted", "duplicate")).isZero();
        assertThat(consumed("product.draft-submitted", "failed")).isZero();
        assertThat(consumed("unreadable", "failed")).isZero();
        assertThat(consumed("other", "ignored")).isZero();
        assertThat(registry.get("goodsflow.events.handling").timer().count()).isZero();
        assertThat(registry.get("goodsflow.outbox.halves").counters()).hasSize(3);
    }

    @Test
    void a_message_counts_once_and_its_handling_is_timed() {
        metrics.expect("qc.draft-events", List.of("product.draft-submitted"));

        metrics.consumed("qc.draft-events", "product.draft-submitted", "handled");
        metrics.took(
                "qc.draft-events",
                "product.draft-submitted",
                Duration.ofMillis(30).toNanos());

        assertThat(consumed("product.draft-submitted", "handled")).isEqualTo(1);
        assertThat(registry.get("goodsflow.events.handling")
                        .timer()
                        .totalTime(java.util.concurrent.TimeUnit.MILLISECONDS))
                .isEqualTo(30);
    }

    private double consumed(String type, String outcome) {
        return registry.get("goodsflow.events.consumed")
                .tag("consumer", "qc.draft-events")
                .tag("type", type)
                .tag("outcome", outcome)
                .counter()
                .count();
    }
}
