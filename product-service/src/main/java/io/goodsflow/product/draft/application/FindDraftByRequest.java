package io.goodsflow.product.draft.application;

import io.goodsflow.product.contract.api.DraftAnswer;
import org.springframework.stereotype.Service;

/**
 * Says what became of a CreateDraft whose answer was lost. The draft may have gone on to another operation since, which
 * its operation id tells.
 */
@Service
public class FindDraftByRequest {

    private final Drafts drafts;

    FindDraftByRequest(Drafts drafts) {
        this.drafts = drafts;
    }

    public DraftAnswer handle(String requestId) {
        return drafts.findByRequest(requestId)
                .map(made -> DraftAnswers.of(made.draft(), made.reopened()))
                .orElseThrow(DraftAnswers::notFound);
    }
}
