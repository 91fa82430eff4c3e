package io.goodsflow.product.draft.application;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.product.contract.api.AbandonDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.history.domain.HistoryAction;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.springframework.stereotype.Service;

/** Gives up a draft; the natural key of an item that never was published is free again. */
@Service
public class AbandonDraft {

    private final Drafts drafts;
    private final Identities identities;
    private final EndDraft endDraft;
    private final IdempotentCommands commands;
    private final Clock clock;

    AbandonDraft(Drafts drafts, Identities identities, EndDraft endDraft, IdempotentCommands commands, Clock clock) {
        this.drafts = drafts;
        this.identities = identities;
        this.endDraft = endDraft;
        this.commands = commands;
        this.clock = clock;
    }

    public DraftAnswer handle(long draftId, AbandonDraftRequest request) {
        Draft seen = drafts.find(draftId).orElseThrow(DraftAnswers::notFound);
        return commands.execute(
                new CommandKey("internal", 0, "product.abandon-draft/" + draftId, request.requestId()),
                request,
                DraftAnswer.class,
                () -> abandon(seen, request));
    }

    private DraftAnswer abandon(Draft seen, AbandonDraftRequest request) {
        Optional<Identity> identity = identities.lockOfItem(seen.itemId());
        Draft draft = drafts.lock(seen.draftId()).orElseThrow(DraftAnswers::notFound);
        if (draft.status() == DraftStatus.ABANDONED) {
            return DraftAnswers.of(draft, false);
        }
        if (!draft.status().mayBecome(DraftStatus.ABANDONED) || isOfAnother(draft, request)) {
            throw DraftAnswers.notEditable(draft);
        }
        Draft abandoned = draft.abandon(clock.instant().truncatedTo(ChronoUnit.MILLIS));
        endDraft.handle(
                draft,
                abandoned,
                identity,
                new EndDraft.Ending(HistoryAction.ABANDON_DRAFT, request.operator(), request.reason(), null));
        return DraftAnswers.of(abandoned, false);
    }

    private static boolean isOfAnother(Draft draft, AbandonDraftRequest request) {
        return request.operationId() != null
                && !request.operationId().equals(draft.origin().operationId());
    }
}
