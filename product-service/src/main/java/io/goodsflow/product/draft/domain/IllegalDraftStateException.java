package io.goodsflow.product.draft.domain;

/** A draft was asked for a step that its status does not allow. */
public class IllegalDraftStateException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public IllegalDraftStateException(DraftStatus from, DraftStatus to) {
        super("a draft that is " + from + " cannot become " + to);
    }
}
