package io.goodsflow.product.draft.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.event.DraftSubmittedV1;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.Submission;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.springframework.stereotype.Component;

/** Locks a draft's content for review: the transaction of {@link SubmitDraft}. */
@Component
public class FreezeDraft {

    private final Drafts drafts;
    private final DraftSnapshots snapshots;
    private final JudgeContent judgeContent;
    private final DraftLog log;
    private final Outbox outbox;

    FreezeDraft(Drafts drafts, DraftSnapshots snapshots, JudgeContent judgeContent, DraftLog log, Outbox outbox) {
        this.drafts = drafts;
        this.snapshots = snapshots;
        this.judgeContent = judgeContent;
        this.log = log;
        this.outbox = outbox;
    }

    /** Call inside a transaction. */
    public SubmitDraftAnswer handle(
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

    static DraftSubmittedV1 submitted(Draft draft, Submission next, Instant at) {
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
