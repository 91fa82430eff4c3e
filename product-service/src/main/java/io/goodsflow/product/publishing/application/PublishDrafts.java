package io.goodsflow.product.publishing.application;

import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.BatchedEvent;
import io.goodsflow.kit.trace.Tracing;
import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.publishing.domain.Passed;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** Begins and ends the one transaction in which the passed drafts of a batch are merged (ADR 0026). */
@Component
class PublishDrafts {

    private final MergeDrafts mergeDrafts;
    private final FencedChanges fencedChanges;
    private final IdAllocator ids;
    private final Transactions transactions;
    private final Clock clock;
    private final Tracing tracing;

    PublishDrafts(
            MergeDrafts mergeDrafts,
            FencedChanges fencedChanges,
            IdAllocator ids,
            Transactions transactions,
            Clock clock,
            Tracing tracing) {
        this.mergeDrafts = mergeDrafts;
        this.fencedChanges = fencedChanges;
        this.ids = ids;
        this.transactions = transactions;
        this.clock = clock;
        this.tracing = tracing;
    }

    /**
     * No half message goes before it: of many events it could carry one. The relay is woken by the commit.
     *
     * @param passed different items, by growing id
     * @return those that were merged
     */
    List<Arrival> handle(List<Arrival> passed) {
        long[] snapshotIds = ids.next("item-snapshot", passed.size());
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        List<MergeDrafts.Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < passed.size(); i++) {
            candidates.add(new MergeDrafts.Candidate(passed.get(i), snapshotIds[i]));
        }
        List<MergeDrafts.Merged> merged = fencedChanges.aroundItems(
                fenced(candidates), () -> transactions.execute(() -> mergeDrafts.handle(candidates, at)));
        merged.forEach(this::trace);
        return merged.stream().map(merge -> merge.candidate().arrival()).toList();
    }

    /** Every verdict has a trace of its own, so the one transaction is told in each of them. */
    private void trace(MergeDrafts.Merged merge) {
        tracing.record(PublishDraft.STEP, merge.traceparent(), merge.judgedAt(), Instant.now());
    }

    /** Of first versions nothing can be cached (ADR 0025). */
    private static List<Long> fenced(List<MergeDrafts.Candidate> candidates) {
        return candidates.stream()
                .filter(candidate -> candidate.reviewed().submission().publishVersion() > 1)
                .map(MergeDrafts.Candidate::itemId)
                .toList();
    }

    /** What passed, and the event that says so. */
    record Arrival(BatchedEvent<VerdictGivenV1> event, Passed passed) {}
}
