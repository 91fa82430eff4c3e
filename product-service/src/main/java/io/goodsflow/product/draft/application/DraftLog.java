package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.ContentDiff;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.Submission;
import io.goodsflow.product.history.application.EditHistory;
import io.goodsflow.product.history.domain.FieldChange;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.history.domain.HistoryEntry;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Writes what happens to drafts into the edit history. */
@Component
public class DraftLog {

    private final EditHistory history;
    private final LabelChanges labelChanges;

    DraftLog(EditHistory history, LabelChanges labelChanges) {
        this.history = history;
        this.labelChanges = labelChanges;
    }

    void created(Draft draft) {
        append(draft, HistoryAction.CREATE_DRAFT, draft.origin().operator(), null, changes(null, draft), null);
    }

    void reopened(Draft draft, ProductContent before) {
        append(draft, HistoryAction.REOPEN_DRAFT, draft.origin().operator(), null, changes(before, draft), null);
    }

    /** A draft of a published item has new content; {@code before} is what it said, or the item's version. */
    public void edited(Draft draft, ProductContent before, boolean afterRejection) {
        append(
                draft,
                afterRejection ? HistoryAction.RESUBMIT : HistoryAction.EDIT_DRAFT,
                draft.origin().operator(),
                null,
                changes(before, draft),
                null);
    }

    /** Without any new content. */
    public void appealed(Draft draft, String operator, String reason) {
        append(draft, HistoryAction.APPEAL, operator, null, List.of(), reason);
    }

    void submitted(Draft draft, Submission submission, String operator) {
        append(draft, HistoryAction.SUBMIT_FOR_QC, operator, submission, List.of(), null);
    }

    void ended(Draft draft, HistoryAction action, String operator, @Nullable String reason) {
        append(draft, action, operator, null, List.of(), reason);
    }

    private List<FieldChange> changes(@Nullable ProductContent before, Draft draft) {
        return labelChanges.handle(draft.content().categoryId(), ContentDiff.between(before, draft.content()));
    }

    private void append(
            Draft draft,
            HistoryAction action,
            String operator,
            @Nullable Submission submission,
            List<FieldChange> changes,
            @Nullable String reason) {
        Instant at = draft.updatedAt();
        history.append(new HistoryEntry(
                draft.itemId(),
                draft.draftId(),
                action,
                operator,
                draft.origin().operationId(),
                submission == null ? null : submission.publishVersion(),
                submission == null ? null : submission.snapshotId(),
                changes,
                reason,
                null,
                at));
    }
}
