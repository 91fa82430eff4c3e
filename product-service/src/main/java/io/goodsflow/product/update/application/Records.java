package io.goodsflow.product.update.application;

import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.draft.application.DraftAnswers;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.update.domain.Update;
import io.goodsflow.product.update.domain.UpdateOutcome;
import io.goodsflow.product.update.domain.UpdateRecord;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What became of an update, to be kept and to be told. */
final class Records {

    private Records() {}

    static UpdateRecord of(Update update, Applied applied, UpdateOutcome outcome, Instant at) {
        return new UpdateRecord(
                update.requestId(),
                update.itemId(),
                update.origin(),
                applied.base(),
                outcome == UpdateOutcome.QUEUED ? update.patch() : null,
                outcome,
                outcome == UpdateOutcome.UPDATED ? applied.mustHaveDraft().draftId() : null,
                applied.publishVersion(),
                applied.fields(),
                List.of(),
                at);
    }

    /** @param draft as it stands now, null unless UPDATED */
    static UpdateDraftAnswer answer(UpdateRecord record, @Nullable Draft draft) {
        return new UpdateDraftAnswer(
                record.outcome().name(),
                record.itemId(),
                record.publishVersion(),
                draft == null ? null : DraftAnswers.of(draft, false),
                record.fields().stream()
                        .map(field -> new UpdateDraftAnswer.Field(
                                field.field(), field.outcome().word()))
                        .toList(),
                record.reasons().stream()
                        .map(reason -> new UpdateDraftAnswer.Reason(reason.code(), reason.field(), reason.message()))
                        .toList());
    }
}
