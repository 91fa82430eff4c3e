package io.goodsflow.product.publishing.application;

import io.goodsflow.product.publishing.domain.MergeRefusal;

/** An exception, because whatever the merge has written so far must be rolled back with it. */
class MergeRefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final MergeRefusal refusal;

    MergeRefusedException(MergeRefusal refusal) {
        super(refusal.reason().message());
        this.refusal = refusal;
    }

    MergeRefusal refusal() {
        return refusal;
    }
}
