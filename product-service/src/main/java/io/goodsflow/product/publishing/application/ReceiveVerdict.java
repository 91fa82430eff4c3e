package io.goodsflow.product.publishing.application;

import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.kit.data.Tally;
import io.goodsflow.product.draft.application.DraftSnapshots;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.publishing.domain.Verdict;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import io.goodsflow.product.publishing.domain.VerdictResult;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/**
 * Applies the first verdict on a submission (architecture 3.3). May be called any number of times with the same event;
 * only a fault of the infrastructure is thrown, so that a verdict that can have no effect is not delivered for ever.
 */
@Service
public class ReceiveVerdict {

    private static final Logger LOG = LoggerFactory.getLogger(ReceiveVerdict.class);

    private final Drafts drafts;
    private final DraftSnapshots snapshots;
    private final PublishDraft publishDraft;
    private final RejectDraft rejectDraft;
    private final SettleLateVerdict settleLateVerdict;
    private final KeepForeignVerdict keepForeignVerdict;
    private final Tally<VerdictOutcome> outcomes;

    ReceiveVerdict(
            Drafts drafts,
            DraftSnapshots snapshots,
            PublishDraft publishDraft,
            RejectDraft rejectDraft,
            SettleLateVerdict settleLateVerdict,
            KeepForeignVerdict keepForeignVerdict,
            MeterRegistry meters) {
        this.drafts = drafts;
        this.snapshots = snapshots;
        this.publishDraft = publishDraft;
        this.rejectDraft = rejectDraft;
        this.settleLateVerdict = settleLateVerdict;
        this.keepForeignVerdict = keepForeignVerdict;
        this.outcomes = Tally.of(meters, "goodsflow.product.verdicts", "outcome", VerdictOutcome.class);
    }

    public VerdictOutcome handle(EventEnvelope<VerdictGivenV1> event) {
        Optional<Verdict> verdict = VerdictReader.read(event.data());
        if (verdict.isEmpty()) {
            LOG.warn(
                    "drops verdict event {}: it knows neither result {} at level {}",
                    event.id(),
                    event.data().result(),
                    event.data().reviewLevel());
            keepForeignVerdict.handle(event.data());
        }
        VerdictOutcome outcome =
                verdict.map(read -> receive(read, event.data())).orElse(VerdictOutcome.STALE);
        outcomes.count(outcome);
        return outcome;
    }

    private VerdictOutcome receive(Verdict verdict, VerdictGivenV1 event) {
        Optional<Draft> draft = drafts.find(verdict.draftId());
        if (draft.isEmpty()) {
            LOG.warn("drops review {}: there is no draft {}", verdict.reviewId(), verdict.draftId());
            keepForeignVerdict.handle(event);
            return VerdictOutcome.STALE;
        }
        Optional<DraftSnapshot> reviewed =
                snapshots.find(verdict.submission().snapshotId()).filter(verdict::isOn);
        if (reviewed.isEmpty() || !verdict.isAwaitedBy(draft.get())) {
            return settleLateVerdict.handle(verdict, draft.get(), reviewed.isPresent());
        }
        return verdict.result() == VerdictResult.PASS
                ? publishDraft.handle(verdict, draft.get(), reviewed.get())
                : rejectDraft.handle(verdict, draft.get());
    }
}
