package io.goodsflow.product.publishing.application;

import io.goodsflow.product.draft.domain.StatusReason;
import java.util.List;

/** An exception, because whatever the merge has written so far must be rolled back with it. */
class MergeRefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<StatusReason> reasons;

    /** @param reasons at least one */
    MergeRefusedException(List<StatusReason> reasons) {
        super(reasons.get(0).message());
        this.reasons = List.copyOf(reasons);
    }

    List<StatusReason> reasons() {
        return reasons;
    }
}
