package io.goodsflow.product.draft.application;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.kit.messaging.EventTransactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.OutgoingEvent;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftRequest;
import io.goodsflow.product.draft.domain.Draft;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.stereotype.Service;

/** Freezes a draft and asks for a verdict (architecture 3.2). */
@Service
public class SubmitDraft {

    private final Drafts drafts;
    private final FreezeDraft freezeDraft;
    private final IdAllocator ids;
    private final IdempotentCommands commands;
    private final EventTransactions transactions;
    private final Events events;
    private final Clock clock;

    SubmitDraft(
            Drafts drafts,
            FreezeDraft freezeDraft,
            IdAllocator ids,
            IdempotentCommands commands,
            EventTransactions transactions,
            Events events,
            Clock clock) {
        this.drafts = drafts;
        this.freezeDraft = freezeDraft;
        this.ids = ids;
        this.commands = commands;
        this.transactions = transactions;
        this.events = events;
        this.clock = clock;
    }

    public SubmitDraftAnswer handle(long draftId, SubmitDraftRequest request) {
        Draft seen = drafts.find(draftId).orElseThrow(DraftAnswers::notFound);
        long snapshotId = ids.next("draft-snapshot");
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        // A draft that cannot be submitted (any more) is a repeat or a refusal: no half message for it.
        Optional<OutgoingEvent> foreseen = seen.nextSubmission(snapshotId)
                .map(next -> events.of(FreezeDraft.submitted(seen, next, at), Long.toString(draftId), next.no()));
        ForeseenEvent event =
                foreseen.map(half -> ForeseenEvent.of(events, half)).orElseGet(() -> ForeseenEvent.none(events));
        Supplier<SubmitDraftAnswer> work = () -> commands.execute(
                new CommandKey("internal", 0, "product.submit-draft/" + draftId, request.requestId()),
                request,
                SubmitDraftAnswer.class,
                () -> freezeDraft.handle(draftId, request.operator(), snapshotId, event, at));
        return foreseen.map(half -> transactions.publishing(half, work)).orElseGet(work);
    }
}
