package io.goodsflow.product.update.application;

import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.draft.application.DraftAnswers;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.update.domain.UpdateRecord;
import org.springframework.stereotype.Service;

/** Says what became of an update whose answer was lost, or that was queued. */
@Service
public class FindUpdate {

    private final Updates updates;
    private final Drafts drafts;

    FindUpdate(Updates updates, Drafts drafts) {
        this.updates = updates;
        this.drafts = drafts;
    }

    public UpdateDraftAnswer handle(String requestId) {
        UpdateRecord record = updates.find(requestId).orElseThrow(DraftAnswers::notFound);
        Long draftId = record.draftId();
        return Records.answer(
                record, draftId == null ? null : drafts.find(draftId).orElse(null));
    }
}
