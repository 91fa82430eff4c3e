package io.goodsflow.product.draft.application;

import io.goodsflow.product.contract.api.DraftAnswer;
import org.springframework.stereotype.Service;

/** Shows a draft as it stands. */
@Service
public class FindDraft {

    private final Drafts drafts;

    FindDraft(Drafts drafts) {
        this.drafts = drafts;
    }

    public DraftAnswer handle(long draftId) {
        return drafts.find(draftId).map(draft -> DraftAnswers.of(draft, false)).orElseThrow(DraftAnswers::notFound);
    }
}
