package io.goodsflow.product.publishstate.domain;

import io.goodsflow.product.draft.domain.Draft;

/** A draft's status as those see it who wait for its publication (source 3.8). */
public enum PublishState {
    EDITING,
    PUBLISHING,
    PUBLISHED,
    FAILED,
    WITHDRAWN;

    /** A returned draft has failed too, although it may be edited and submitted again. */
    public static PublishState of(Draft draft) {
        return switch (draft.status()) {
            case EDITING -> draft.rebaseRequired() ? FAILED : EDITING;
            case QC_PENDING -> PUBLISHING;
            case PUBLISHED -> PUBLISHED;
            case REJECTED -> FAILED;
            case WITHDRAWN, ABANDONED -> WITHDRAWN;
        };
    }
}
