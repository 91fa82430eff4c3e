package io.goodsflow.product.update.application;

import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.update.domain.ContentMerge;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an update led to in its transaction.
 *
 * @param draft the one that holds the change, or the one that is in its way
 * @param base version the change was made from
 * @param publishVersion the item's present version
 */
record Applied(Kind kind, @Nullable Draft draft, long base, long publishVersion, List<ContentMerge.Judged> fields) {

    /** Which of the three. */
    enum Kind {
        UPDATED,
        NOTHING,
        IN_THE_WAY
    }

    Draft mustHaveDraft() {
        if (draft == null) {
            throw new IllegalStateException(kind + " has no draft");
        }
        return draft;
    }
}
