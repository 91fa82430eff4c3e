package io.goodsflow.product.publishing.application;

import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.EventTransactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.OutgoingEvent;
import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import io.goodsflow.product.draft.application.ForeseenEvent;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.Verdict;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Merges a passed draft, the half message of the item's news around it; what cannot be merged goes back to editing. */
@Component
class PublishDraft {

    /** What a merge is called in a trace. */
    static final String STEP = "merge draft";

    private final Items items;
    private final FencedChanges fencedChanges;
    private final MergeDraft mergeDraft;
    private final ReturnDraft returnDraft;
    private final IdAllocator ids;
    private final EventTransactions eventTransactions;
    private final Transactions transactions;
    private final Events events;
    private final Clock clock;
    private final Tracing tracing;

    PublishDraft(
            Items items,
            FencedChanges fencedChanges,
            MergeDraft mergeDraft,
            ReturnDraft returnDraft,
            IdAllocator ids,
            EventTransactions eventTransactions,
            Transactions transactions,
            Events events,
            Clock clock,
            Tracing tracing) {
        this.items = items;
        this.fencedChanges = fencedChanges;
        this.mergeDraft = mergeDraft;
        this.returnDraft = returnDraft;
        this.ids = ids;
        this.eventTransactions = eventTransactions;
        this.transactions = transactions;
        this.events = events;
        this.clock = clock;
        this.tracing = tracing;
    }

    VerdictOutcome handle(Verdict verdict, Draft seen, DraftSnapshot reviewed) {
        long snapshotId = ids.next("item-snapshot");
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Optional<OutgoingEvent> half = foresee(seen, reviewed, snapshotId, at)
                .map(version -> events.of(
                        PublishingEvents.changed(version), Long.toString(version.itemId()), version.publishVersion()));
        try (Step step = tracing.step(STEP)) {
            step.tag("draft.id", verdict.draftId());
            return fencedChanges.aroundItems(fenced(seen), () -> half.map(event -> eventTransactions.publishing(
                            event,
                            () -> mergeDraft.handle(
                                    verdict, reviewed, snapshotId, ForeseenEvent.of(events, event), at)))
                    .orElseGet(() -> transactions.execute(
                            () -> mergeDraft.handle(verdict, reviewed, snapshotId, ForeseenEvent.none(events), at))));
        } catch (MergeRefusedException refused) {
            return returnDraft.handle(verdict, refused.reasons());
        }
    }

    /** An item's first version needs no fence: nothing of it can be cached, or be on its way there (ADR 0025). */
    private static List<Long> fenced(Draft seen) {
        return seen.basePublishVersion() == 0 ? List.of() : List.of(seen.itemId());
    }

    /** Empty if the item moved on already: there will be no news of this draft. */
    private Optional<ItemVersion> foresee(Draft seen, DraftSnapshot reviewed, long snapshotId, Instant at) {
        Item item = items.find(seen.itemId()).orElse(null);
        long current = item == null ? 0 : item.publishVersion();
        return current == seen.basePublishVersion()
                ? Optional.of(ItemVersion.next(item, seen, reviewed, snapshotId, at))
                : Optional.empty();
    }
}
