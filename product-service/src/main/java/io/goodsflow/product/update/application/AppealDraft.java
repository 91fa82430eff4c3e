package io.goodsflow.product.update.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.product.contract.api.AppealDraftRequest;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.application.DraftAnswers;
import io.goodsflow.product.draft.application.DraftLog;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.application.ForeseenEvent;
import io.goodsflow.product.draft.application.FreezeDraft;
import io.goodsflow.product.draft.application.Identities;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.publishing.application.Items;
import io.goodsflow.product.publishing.domain.Item;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.springframework.stereotype.Service;

/**
 * Submits a rejected draft again exactly as it was, because its appeal was heard (architecture 3.5): a new submission with
 * a copy of the same snapshot, not a second verdict on the old one.
 */
@Service
public class AppealDraft {

    private final Identities identities;
    private final Items items;
    private final Drafts drafts;
    private final FreezeDraft freezeDraft;
    private final DraftLog log;
    private final IdAllocator ids;
    private final IdempotentCommands commands;
    private final Events events;
    private final Clock clock;

    AppealDraft(
            Identities identities,
            Items items,
            Drafts drafts,
            FreezeDraft freezeDraft,
            DraftLog log,
            IdAllocator ids,
            IdempotentCommands commands,
            Events events,
            Clock clock) {
        this.identities = identities;
        this.items = items;
        this.drafts = drafts;
        this.freezeDraft = freezeDraft;
        this.log = log;
        this.ids = ids;
        this.commands = commands;
        this.events = events;
        this.clock = clock;
    }

    public SubmitDraftAnswer handle(long draftId, AppealDraftRequest request) {
        Draft seen = drafts.find(draftId).orElseThrow(DraftAnswers::notFound);
        long snapshotId = ids.next("draft-snapshot");
        return commands.execute(
                new CommandKey("internal", 0, "product.appeal-draft/" + draftId, request.requestId()),
                request,
                SubmitDraftAnswer.class,
                () -> appeal(seen, request, snapshotId, clock.instant().truncatedTo(ChronoUnit.MILLIS)));
    }

    private SubmitDraftAnswer appeal(Draft seen, AppealDraftRequest request, long snapshotId, Instant at) {
        identities.lockOfItem(seen.itemId());
        long version = items.lock(seen.itemId()).map(Item::publishVersion).orElse(0L);
        Draft live = drafts.lockLive(seen.itemId()).orElse(seen);
        if (live.draftId() != seen.draftId() && live.status().isActive()) {
            throw DraftAnswers.occupied(live);
        }
        Draft draft = drafts.lock(seen.draftId()).orElseThrow(DraftAnswers::notFound);
        if (draft.status() != DraftStatus.REJECTED) {
            throw DraftAnswers.notEditable(draft);
        }
        if (draft.basePublishVersion() != version) {
            throw new GoodsflowException(ProductError.VERSION_CONFLICT, version).with("publish_version", version);
        }
        Draft reclaimed = draft.reclaim(at);
        drafts.save(draft, reclaimed);
        log.appealed(reclaimed, request.operator(), request.reason());
        return freezeDraft.handle(draft.draftId(), request.operator(), snapshotId, ForeseenEvent.none(events), at);
    }
}
