package io.goodsflow.product.draft.application;

import java.util.List;
import org.springframework.stereotype.Service;

/** Lists drafts for the back office, the newest first. */
@Service
public class ListDrafts {

    private final Drafts drafts;

    ListDrafts(Drafts drafts) {
        this.drafts = drafts;
    }

    /** @param before only drafts with a smaller id; 0 for the newest */
    public List<ListedDraft> handle(Drafts.Filter filter, long before, int limit) {
        return drafts.list(filter, before, limit);
    }
}
