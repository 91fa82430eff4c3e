package io.goodsflow.product.publishing.application;

import io.goodsflow.kit.data.Tally;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.product.category.application.KeepCategory;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.application.ForeseenEvent;
import io.goodsflow.product.draft.application.Identities;
import io.goodsflow.product.draft.application.JudgeByTemplate;
import io.goodsflow.product.draft.application.SettleIdentity;
import io.goodsflow.product.draft.domain.ContentDiff;
import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.history.domain.FieldChange;
import io.goodsflow.product.publishing.domain.GivenVerdict;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemEventType;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.MergeRefusal;
import io.goodsflow.product.publishing.domain.Verdict;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The one transaction that makes a passed draft a version of its item (architecture 3.4). */
@Component
class MergeDraft {

    private final KeepCategory keepCategory;
    private final Identities identities;
    private final JudgeByTemplate judgeByTemplate;
    private final LockedFields lockedFields;
    private final SettleIdentity settleIdentity;
    private final DescribeVersion describeVersion;
    private final Items items;
    private final HoldSkus holdSkus;
    private final Drafts drafts;
    private final GivenVerdicts verdicts;
    private final SettleLateVerdict settleLateVerdict;
    private final PublishingLog log;
    private final Events events;
    private final Outbox outbox;
    private final Tally<ItemEventType> merges;

    MergeDraft(
            KeepCategory keepCategory,
            Identities identities,
            JudgeByTemplate judgeByTemplate,
            LockedFields lockedFields,
            SettleIdentity settleIdentity,
            DescribeVersion describeVersion,
            Items items,
            HoldSkus holdSkus,
            Drafts drafts,
            GivenVerdicts verdicts,
            SettleLateVerdict settleLateVerdict,
            PublishingLog log,
            Events events,
            Outbox outbox,
            MeterRegistry meters) {
        this.keepCategory = keepCategory;
        this.identities = identities;
        this.judgeByTemplate = judgeByTemplate;
        this.lockedFields = lockedFields;
        this.settleIdentity = settleIdentity;
        this.describeVersion = describeVersion;
        this.items = items;
        this.holdSkus = holdSkus;
        this.drafts = drafts;
        this.verdicts = verdicts;
        this.settleLateVerdict = settleLateVerdict;
        this.log = log;
        this.events = events;
        this.outbox = outbox;
        this.merges = Tally.of(meters, "goodsflow.product.merges", "change", ItemEventType.class);
    }

    /**
     * Call inside a transaction; locks category, identity, item, draft and SKUs in this order.
     *
     * @throws MergeRefusedException if it cannot be; the transaction must be rolled back
     */
    VerdictOutcome handle(
            Verdict verdict, DraftSnapshot reviewed, long snapshotId, ForeseenEvent foreseen, Instant at) {
        boolean hasCategory = keepCategory.handle(reviewed.content().categoryId());
        Optional<Identity> identity = identities.lockOfItem(reviewed.itemId());
        Optional<Item> item = items.lock(reviewed.itemId());
        Optional<Draft> waiting = Optional.ofNullable(
                        drafts.lockWaiting(List.of(reviewed)).get(verdict.draftId()))
                .filter(verdict::isAwaitedBy);
        if (waiting.isEmpty() || !verdicts.insert(GivenVerdict.of(verdict, VerdictOutcome.PUBLISHED, snapshotId, at))) {
            return settleLateVerdict.handle(
                    verdict, drafts.lock(verdict.draftId()).orElseThrow(), true);
        }
        Draft draft = waiting.get();
        demand(item.map(Item::publishVersion).orElse(0L) == draft.basePublishVersion(), MergeRefusal.MOVED_ON);
        demand(hasCategory, MergeRefusal.CATEGORY_GONE);
        demandTemplate(reviewed);
        item.ifPresent(present -> demandUnlocked(draft, present, reviewed, at));
        settleIdentity
                .handle(
                        draft.itemId(),
                        draft.merchantId(),
                        item.map(Item::content).orElse(null),
                        reviewed.content(),
                        identity,
                        at)
                .ifPresent(other -> refuse(List.of(MergeRefusal.duplicateOf(other))));
        ItemVersion version = ItemVersion.next(item.orElse(null), draft, reviewed, snapshotId, at);
        items.save(version, describeVersion.facts(version.content().categoryId()))
                .ifPresent(refusal -> demand(false, refusal));
        item.flatMap(present -> holdSkus.reason(present, version)).ifPresent(reason -> refuse(List.of(reason)));
        drafts.publishAll(List.of(draft), at);
        log.merged(log.ofMerge(draft, verdict, version, at));
        merges.count(version.eventType());
        outbox.append(foreseen.settle(
                PublishingEvents.changed(version), Long.toString(version.itemId()), version.publishVersion()));
        outbox.append(events.of(
                PublishingEvents.published(verdict, version),
                Long.toString(draft.draftId()),
                verdict.submission().no()));
        return VerdictOutcome.PUBLISHED;
    }

    /** The template of today: it may have changed since the submission. */
    private void demandTemplate(DraftSnapshot reviewed) {
        List<StatusReason> reasons = judgeByTemplate.handle(reviewed.content()).stream()
                .map(error -> new StatusReason(error.code(), error.field(), error.message()))
                .toList();
        if (!reasons.isEmpty()) {
            refuse(reasons);
        }
    }

    /** An operator may have locked a field while the draft was in review; his own draft he may publish all the same. */
    private void demandUnlocked(Draft draft, Item item, DraftSnapshot reviewed, Instant at) {
        if (draft.origin().source() == ContentSource.OPERATOR) {
            return;
        }
        List<String> changed = ContentDiff.between(item.content(), reviewed.content()).stream()
                .map(FieldChange::field)
                .toList();
        List<StatusReason> reasons = lockedFields.among(changed, item.itemId(), at).stream()
                .map(MergeRefusal::lockOf)
                .toList();
        if (!reasons.isEmpty()) {
            refuse(reasons);
        }
    }

    private static void demand(boolean kept, MergeRefusal otherwise) {
        if (!kept) {
            refuse(List.of(otherwise.reason()));
        }
    }

    private static void refuse(List<StatusReason> reasons) {
        throw new MergeRefusedException(reasons);
    }
}
