package io.goodsflow.product.publishing.application;

import io.goodsflow.kit.data.Tally;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.kit.messaging.OutgoingEvent;
import io.goodsflow.kit.trace.Tracing;
import io.goodsflow.product.category.application.KeepCategories;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.application.HoldsItsKey;
import io.goodsflow.product.draft.application.Identities;
import io.goodsflow.product.draft.application.JudgeByTemplate;
import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.history.domain.HistoryEntry;
import io.goodsflow.product.publishing.domain.FrozenVersion;
import io.goodsflow.product.publishing.domain.GivenVerdict;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemEventType;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.Verdict;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Makes versions of the passed drafts of a batch, every kind of row by one statement. Only what is plain is merged here:
 * a draft that needs a decision of its own, because its merge cannot be or its item changes its natural key, is left to
 * {@link MergeDraft}. All is judged under the locks and before the first write, so that what is left has no effect.
 */
@Component
class MergeDrafts {

    private final KeepCategories keepCategories;
    private final Identities identities;
    private final HoldsItsKey holdsItsKey;
    private final JudgeByTemplate judgeByTemplate;
    private final LockedFields lockedFields;
    private final DescribeVersion describeVersion;
    private final HoldSkus holdSkus;
    private final Items items;
    private final Drafts drafts;
    private final GivenVerdicts verdicts;
    private final PublishingLog log;
    private final Events events;
    private final Outbox outbox;
    private final Tally<ItemEventType> merges;

    MergeDrafts(
            KeepCategories keepCategories,
            Identities identities,
            HoldsItsKey holdsItsKey,
            JudgeByTemplate judgeByTemplate,
            LockedFields lockedFields,
            DescribeVersion describeVersion,
            HoldSkus holdSkus,
            Items items,
            Drafts drafts,
            GivenVerdicts verdicts,
            PublishingLog log,
            Events events,
            Outbox outbox,
            MeterRegistry meters) {
        this.keepCategories = keepCategories;
        this.identities = identities;
        this.holdsItsKey = holdsItsKey;
        this.judgeByTemplate = judgeByTemplate;
        this.lockedFields = lockedFields;
        this.describeVersion = describeVersion;
        this.holdSkus = holdSkus;
        this.items = items;
        this.drafts = drafts;
        this.verdicts = verdicts;
        this.log = log;
        this.events = events;
        this.outbox = outbox;
        this.merges = Tally.of(meters, "goodsflow.product.merges", "change", ItemEventType.class);
    }

    /**
     * Call inside a transaction; locks categories, identities, items, drafts and SKUs in this order, each kind by id.
     *
     * @param candidates different items, by growing id
     * @return those that were merged; if it throws, the transaction must be rolled back
     */
    List<Merged> handle(List<Candidate> candidates, Instant at) {
        List<Merge> plain = judge(candidates, at);
        if (!plain.isEmpty()) {
            write(plain, at);
        }
        return plain.stream().map(Merge::merged).toList();
    }

    private List<Merge> judge(List<Candidate> candidates, Instant at) {
        Set<Long> categories = keepCategories.handle(candidates.stream()
                .map(candidate -> candidate.reviewed().content().categoryId())
                .distinct()
                .toList());
        List<Long> itemIds = candidates.stream().map(Candidate::itemId).toList();
        Map<Long, Identity> held = identities.lockOfItems(itemIds);
        Map<Long, Item> present = items.lockAll(itemIds);
        Map<Long, Draft> waiting =
                drafts.lockWaiting(candidates.stream().map(Candidate::reviewed).toList());
        Set<Long> guarded = lockedFields.holders(present.keySet());
        Set<Long> busy = holdSkus.busy(present.keySet());
        List<Merge> merges = new ArrayList<>();
        for (Candidate candidate : candidates) {
            Optional.ofNullable(waiting.get(candidate.verdict().draftId()))
                    .filter(draft ->
                            categories.contains(candidate.reviewed().content().categoryId()))
                    .filter(draft -> !busy.contains(candidate.itemId()))
                    .flatMap(draft -> plain(
                            candidate,
                            draft,
                            Optional.ofNullable(held.get(candidate.itemId())),
                            Optional.ofNullable(present.get(candidate.itemId())),
                            guarded.contains(candidate.itemId()),
                            at))
                    .ifPresent(merges::add);
        }
        return merges;
    }

    private Optional<Merge> plain(
            Candidate candidate,
            Draft draft,
            Optional<Identity> held,
            Optional<Item> item,
            boolean guarded,
            Instant at) {
        DraftSnapshot reviewed = candidate.reviewed();
        boolean plain = candidate.verdict().isAwaitedBy(draft)
                && draft.itemId() == candidate.itemId()
                && item.map(before -> HoldSkus.keepsSkus(before, reviewed.content()))
                        .orElse(true)
                && item.map(Item::publishVersion).orElse(0L) == draft.basePublishVersion()
                && (!guarded || draft.origin().source() == ContentSource.OPERATOR)
                && held.filter(identity -> holdsItsKey.handle(identity, draft.merchantId(), reviewed.content()))
                        .isPresent()
                && judgeByTemplate.handle(reviewed.content()).isEmpty();
        return plain
                ? Optional.of(candidate
                        .arrival()
                        .event()
                        .continuing(() -> merge(candidate, draft, held.orElseThrow(), item, at)))
                : Optional.empty();
    }

    /** All that the merge will write. */
    private Merge merge(Candidate candidate, Draft draft, Identity identity, Optional<Item> item, Instant at) {
        Verdict verdict = candidate.verdict();
        ItemVersion version =
                ItemVersion.next(item.orElse(null), draft, candidate.reviewed(), candidate.snapshotId(), at);
        return new Merge(
                new Merged(candidate, Tracing.traceparent(), Instant.now()),
                draft,
                identity,
                new FrozenVersion(
                        version, describeVersion.facts(version.content().categoryId())),
                log.ofMerge(draft, verdict, version, at),
                List.of(
                        events.of(
                                PublishingEvents.changed(version),
                                Long.toString(version.itemId()),
                                version.publishVersion()),
                        events.of(
                                PublishingEvents.published(verdict, version),
                                Long.toString(draft.draftId()),
                                verdict.submission().no())));
    }

    private void write(List<Merge> plain, Instant at) {
        verdicts.insertAll(plain.stream()
                .map(merge -> GivenVerdict.of(
                        merge.merged().candidate().verdict(),
                        VerdictOutcome.PUBLISHED,
                        merge.merged().candidate().snapshotId(),
                        at))
                .toList());
        identities.publishAll(plain.stream().map(Merge::identity).toList(), at);
        items.saveAll(plain.stream().map(Merge::frozen).toList());
        drafts.publishAll(plain.stream().map(Merge::draft).toList(), at);
        log.merged(plain.stream().flatMap(merge -> merge.history().stream()).toList());
        for (Merge merge : plain) {
            merges.count(merge.frozen().version().eventType());
            merge.news().forEach(outbox::append);
        }
    }

    /** @param snapshotId of the item snapshot that it makes */
    record Candidate(PublishDrafts.Arrival arrival, long snapshotId) {

        Verdict verdict() {
            return arrival.passed().verdict();
        }

        DraftSnapshot reviewed() {
            return arrival.passed().reviewed();
        }

        long itemId() {
            return arrival.passed().itemId();
        }
    }

    /**
     * @param traceparent of the verdict that led to it; null outside of any trace
     * @param judgedAt from then on it could be merged
     */
    record Merged(Candidate candidate, @Nullable String traceparent, Instant judgedAt) {}

    private record Merge(
            Merged merged,
            Draft draft,
            Identity identity,
            FrozenVersion frozen,
            List<HistoryEntry> history,
            List<OutgoingEvent> news) {}
}
