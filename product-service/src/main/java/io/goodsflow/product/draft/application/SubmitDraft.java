package io.goodsflow.product.draft.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.kit.messaging.EventTransactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.kit.messaging.OutgoingEvent;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftRequest;
import io.goodsflow.product.contract.event.DraftSubmittedV1;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.Submission;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.stereotype.Service;

/** Freezes a draft and asks for a verdict (architecture 3.2). */
@Service
public class SubmitDraft {

    private final Drafts drafts;
    private final DraftSnapshots snapshots;
    private final JudgeContent judgeContent;
    private final DraftLog log;
    private final IdAllocator ids;
    private final IdempotentCommands commands;
    private final EventTransactions transactions;
    private final Events events;
    private final Outbox outbox;
    private final Clock clock;

    SubmitDraft(
            Drafts drafts,
            DraftSnapshots snapshots,
            JudgeContent judgeContent,
            DraftLog log,
            IdAllocator ids,
            IdempotentCommands commands,
            EventTransactions transactions,
            Events events,
            Outbox outbox,
            Clock clock) {
        this.drafts = drafts;
        this.snapshots = snapshots;
        this.judgeContent = judgeContent;
        this.log = log;
        this.ids = ids;
        this.commands = commands;
        this.transactions = transactions;
        this.events = events;
        this.outbox = outbox;
        this.clock = clock;
    }

    public SubmitDraftAnswer handle(long draftId, SubmitDraftRequest request) {
        Draft seen = drafts.find(draftId).orElseThrow(DraftAnswers::notFound);
        long snapshotId = ids.next("draft-snapshot");
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        // A draft that cannot be submitted (any more) is a repeat or a refusal: no half message for it.
        Optional<OutgoingEvent> foreseen = seen.nextSubmission(snapshotId)
                .map(next -> events.of(submitted(seen, next, at), Long.toString(draftId), next.no()));
        ForeseenEvent event =
                foreseen.map(half -> ForeseenEvent.of(events, half)).orElseGet(() -> ForeseenEvent.none(events));
        Supplier<SubmitDraftAnswer> work = () -> commands.execute(
                new CommandKey("internal", 0, "product.submit-draft/" + draftId, request.requestId()),
                request,
                SubmitDraftAnswer.class,
                () -> freeze(draftId, request.operator(), snapshotId, event, at));
        return foreseen.map(half -> transactions.publishing(half, work)).orElseGet(work);
    }

    private SubmitDraftAnswer freeze(
            long draftId, String operator, long snapshotId, ForeseenEvent foreseen, Instant at) {
        Draft draft = drafts.lock(draftId).orElseThrow(DraftAnswers::notFound);
        Submission next = draft.nextSubmission(snapshotId).orElseThrow(() -> DraftAnswers.notEditable(draft));
        demandToday(draft);
        Draft frozen = draft.freeze(next, at);
        snapshots.insert(DraftSnapshot.of(draft, next, at));
        drafts.save(draft, frozen);
        log.submitted(frozen, next, operator);
        outbox.append(foreseen.settle(submitted(draft, next, at), Long.toString(draftId), next.no()));
        return new SubmitDraftAnswer(
                draftId,
                frozen.status().name(),
                next.no(),
                next.snapshotId(),
                next.publishVersion(),
                next.contentHash());
    }

    /** The rules may have changed since the draft was made. */
    private void demandToday(Draft draft) {
        List<FieldError> violations = judgeContent.handle(draft.content());
        if (!violations.isEmpty()) {
            throw GoodsflowException.invalid(violations);
        }
    }

    private static DraftSubmittedV1 submitted(Draft draft, Submission next, Instant at) {
        return new DraftSubmittedV1(
                draft.draftId(),
                draft.itemId(),
                draft.merchantId(),
                next.no(),
                next.snapshotId(),
                draft.basePublishVersion(),
                next.publishVersion(),
                next.contentHash(),
                draft.origin().operationId(),
                draft.origin().source().name(),
                at.atOffset(ZoneOffset.UTC));
    }
}
