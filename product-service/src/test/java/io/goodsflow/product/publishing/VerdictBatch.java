package io.goodsflow.product.publishing;

import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.kit.messaging.BatchedEvent;
import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import io.goodsflow.product.Spans;
import io.goodsflow.product.publishing.application.ReceiveVerdict;
import io.goodsflow.product.publishing.application.ReceiveVerdicts;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Verdicts that come at once, as the kit hands them over: together what can be, the others alone. */
record VerdictBatch(ReceiveVerdicts together, ReceiveVerdict alone, Tracing tracing) {

    /**
     * What became of a batch.
     *
     * @param outcomes in the order of the events; a fault is null
     * @param merged how many were published together
     * @param failure why none were, if the batch failed
     */
    record Result(
            List<VerdictOutcome> outcomes,
            int merged,
            @Nullable RuntimeException failure) {}

    Result receive(List<EventEnvelope<VerdictGivenV1>> events) {
        List<BatchedEvent<VerdictGivenV1>> batch = events.stream()
                .<BatchedEvent<VerdictGivenV1>>map(event -> new Arrived(event, tracing))
                .toList();
        List<BatchedEvent<VerdictGivenV1>> left = batch;
        RuntimeException failure = null;
        try {
            left = together.handle(batch);
        } catch (RuntimeException failed) {
            // then each goes alone
            failure = failed;
        }
        List<VerdictOutcome> outcomes = new ArrayList<>();
        for (BatchedEvent<VerdictGivenV1> event : batch) {
            outcomes.add(left.contains(event) ? alone(event) : VerdictOutcome.PUBLISHED);
        }
        return new Result(outcomes, batch.size() - left.size(), failure);
    }

    private VerdictOutcome alone(BatchedEvent<VerdictGivenV1> event) {
        try {
            return alone.handle(event.event());
        } catch (RuntimeException fault) {
            return null;
        }
    }

    private static final class Arrived implements BatchedEvent<VerdictGivenV1> {

        private final EventEnvelope<VerdictGivenV1> event;
        private final Tracing tracing;

        Arrived(EventEnvelope<VerdictGivenV1> event, Tracing tracing) {
            this.event = event;
            this.tracing = tracing;
        }

        @Override
        public EventEnvelope<VerdictGivenV1> event() {
            return event;
        }

        @Override
        public <R> R continuing(Supplier<R> work) {
            try (Step step = tracing.resume("process " + event.type(), Spans.sampled())) {
                step.tag("draft.id", event.key());
                return work.get();
            }
        }
    }
}
