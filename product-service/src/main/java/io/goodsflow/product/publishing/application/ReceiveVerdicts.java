package io.goodsflow.product.publishing.application;

import io.goodsflow.kit.data.Tally;
import io.goodsflow.kit.messaging.BatchedEvent;
import io.goodsflow.product.draft.application.DraftSnapshots;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.Submission;
import io.goodsflow.product.publishing.domain.Passed;
import io.goodsflow.product.publishing.domain.Verdict;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import io.goodsflow.product.publishing.domain.VerdictResult;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Service;

/**
 * Publishes the passed drafts of a batch of verdicts by one transaction, and leaves every other verdict to {@link
 * ReceiveVerdict}. May be called any number of times with the same events.
 */
@Service
public class ReceiveVerdicts {

    /** Of one transaction, whose locks are not to be held for long. */
    private static final int MOST_SKUS = 2_000;

    private final DraftSnapshots snapshots;
    private final PublishDrafts publishDrafts;
    private final Tally<VerdictOutcome> outcomes;

    ReceiveVerdicts(DraftSnapshots snapshots, PublishDrafts publishDrafts, MeterRegistry meters) {
        this.snapshots = snapshots;
        this.publishDrafts = publishDrafts;
        this.outcomes = Tally.of(meters, "goodsflow.product.verdicts", "outcome", VerdictOutcome.class);
    }

    /** @return those that had no effect and are to be received alone; if it throws, none had */
    public List<BatchedEvent<VerdictGivenV1>> handle(List<BatchedEvent<VerdictGivenV1>> batch) {
        List<PublishDrafts.Arrival> passed = bounded(passed(batch));
        if (passed.size() < 2) {
            return batch;
        }
        List<PublishDrafts.Arrival> published = publishDrafts.handle(passed);
        outcomes.count(VerdictOutcome.PUBLISHED, published.size());
        Set<BatchedEvent<VerdictGivenV1>> done = Collections.newSetFromMap(new IdentityHashMap<>());
        published.forEach(arrival -> done.add(arrival.event()));
        return batch.stream().filter(event -> !done.contains(event)).toList();
    }

    /** Those that pass a submission which is there, by item; the first verdict on a submission stands for all of it. */
    private List<PublishDrafts.Arrival> passed(List<BatchedEvent<VerdictGivenV1>> batch) {
        Map<BatchedEvent<VerdictGivenV1>, Verdict> passes = new LinkedHashMap<>();
        Set<Judged> judged = new HashSet<>();
        for (BatchedEvent<VerdictGivenV1> event : batch) {
            VerdictReader.read(event.event().data())
                    .filter(verdict -> judged.add(new Judged(verdict.draftId(), verdict.submission())))
                    .filter(verdict -> verdict.result() == VerdictResult.PASS)
                    .ifPresent(verdict -> passes.put(event, verdict));
        }
        Map<Long, DraftSnapshot> known = snapshots.findAll(passes.values().stream()
                .map(verdict -> verdict.submission().snapshotId())
                .distinct()
                .toList());
        List<PublishDrafts.Arrival> passed = new ArrayList<>();
        passes.forEach((event, verdict) ->
                on(verdict, known).ifPresent(pass -> passed.add(new PublishDrafts.Arrival(event, pass))));
        passed.sort(Comparator.comparingLong(arrival -> arrival.passed().itemId()));
        return passed;
    }

    private static Optional<Passed> on(Verdict verdict, Map<Long, DraftSnapshot> known) {
        return Optional.ofNullable(known.get(verdict.submission().snapshotId()))
                .filter(verdict::isOn)
                .map(snapshot -> new Passed(verdict, snapshot));
    }

    /** One verdict an item: a second one must see what the first has led to. */
    private static List<PublishDrafts.Arrival> bounded(List<PublishDrafts.Arrival> passed) {
        List<PublishDrafts.Arrival> taken = new ArrayList<>();
        Set<Long> items = new HashSet<>();
        int skus = 0;
        for (PublishDrafts.Arrival arrival : passed) {
            int more = arrival.passed().reviewed().content().skus().size();
            if (skus + more <= MOST_SKUS && items.add(arrival.passed().itemId())) {
                taken.add(arrival);
                skus += more;
            }
        }
        return taken;
    }

    /** What a verdict is on: a PASS must not overtake the REJECT that came before it. */
    private record Judged(long draftId, Submission submission) {}
}
