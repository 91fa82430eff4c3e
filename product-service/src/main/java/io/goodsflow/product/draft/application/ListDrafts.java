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

    public Listed handle(Drafts.Filter filter, int limit, long offset) {
        return new Listed(drafts.list(filter, limit, offset), drafts.count(filter));
    }

    /** A part of the list and how long the whole is. */
    public record Listed(List<ListedDraft> drafts, long total) {}
}
