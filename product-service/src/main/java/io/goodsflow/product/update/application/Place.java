package io.goodsflow.product.update.application;

import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.update.domain.Update;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whether there is room for an update's draft (architecture 3.1).
 *
 * @param live the item's draft that is not over, null if there is none
 * @param role what that draft is to the update
 */
record Place(@Nullable Draft live, Role role) {

    static Place of(Optional<Draft> live, Update update) {
        return live.map(draft -> new Place(draft, role(draft, update))).orElseGet(() -> new Place(null, Role.FREE));
    }

    private static Role role(Draft draft, Update update) {
        if (!draft.isOf(update.origin())) {
            return draft.status() == DraftStatus.REJECTED ? Role.FREE : Role.IN_THE_WAY;
        }
        if (draft.status() == DraftStatus.QC_PENDING) {
            return Role.IN_THE_WAY;
        }
        return draft.origin().operationId().equals(update.origin().operationId()) ? Role.EDITED : Role.REPLACED;
    }

    /** The draft whose changes go on, null if none do. */
    @Nullable
    Draft carriedOver() {
        return role == Role.EDITED ? live : null;
    }

    /** The live draft to somebody's update. */
    enum Role {
        /** There is none, or a rejected one of somebody else. */
        FREE,
        /** His own, of the same operation. */
        EDITED,
        /**
         * His own, of another operation: given up with its changes. Nobody knows whether that operation still wants them:
         * it may have failed, or been told that they cannot be. Were the draft edited, the other operation would go on to
         * submit what is not its own, and never hear of the outcome.
         */
        REPLACED,
        /** Somebody else's, or in review. */
        IN_THE_WAY
    }
}
