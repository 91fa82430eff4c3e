package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.Draft;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Shows a draft to the back office. */
@Service
public class ShowDraft {

    private final Drafts drafts;

    ShowDraft(Drafts drafts) {
        this.drafts = drafts;
    }

    /** @param onlyOf the merchant whose drafts alone may be seen; null for any */
    public Draft handle(long draftId, @Nullable Long onlyOf) {
        return drafts.find(draftId)
                .filter(draft -> onlyOf == null || onlyOf == draft.merchantId())
                .orElseThrow(DraftAnswers::notFound);
    }
}
