package io.goodsflow.product.publishstate.domain;

import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.update.domain.UpdateOutcome;
import java.util.Optional;

/**
 * A draft's status as those see it who wait for its publication (source 3.8); the last four are of an update without a
 * draft.
 */
public enum PublishState {
    EDITING,
    PUBLISHING,
    PUBLISHED,
    FAILED,
    WITHDRAWN,
    NO_OP,
    QUEUED,
    SUPERSEDED,
    REFUSED;

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

    /** Empty if a draft holds the update, which says more. */
    public static Optional<PublishState> of(UpdateOutcome outcome) {
        return switch (outcome) {
            case UPDATED -> Optional.empty();
            case NO_OP -> Optional.of(NO_OP);
            case QUEUED -> Optional.of(QUEUED);
            case SUPERSEDED -> Optional.of(SUPERSEDED);
            case REFUSED -> Optional.of(REFUSED);
        };
    }
}
