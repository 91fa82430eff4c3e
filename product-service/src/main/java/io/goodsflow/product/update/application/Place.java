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
        boolean own = draft.isOf(update.origin());
        boolean sameOperation =
                draft.origin().operationId().equals(update.origin().operationId());
        if (draft.status() == DraftStatus.REJECTED) {
            return !own ? Role.FREE : sameOperation ? Role.EDITED : Role.REPLACED;
        }
        if (!own || draft.status() != DraftStatus.EDITING) {
            return Role.IN_THE_WAY;
        }
        return sameOperation ? Role.EDITED : Role.TAKEN_OVER;
    }

    /** The draft whose changes go on, null if none do. */
    @Nullable
    Draft carriedOver() {
        return role == Role.EDITED || role == Role.TAKEN_OVER ? live : null;
    }

    /** The live draft to somebody's update. */
    enum Role {
        /** There is none, or a rejected one of somebody else. */
        FREE,
        /** His own, of the same operation. */
        EDITED,
        /**
         * His own, of another operation that has not submitted it: given up for a new one with the changes of both. Were
         * it edited, the other operation would go on to submit what is not its own, and never hear of the outcome.
         */
        TAKEN_OVER,
        /** His own, of another operation that heard of its rejection: given up. */
        REPLACED,
        /** Somebody else's, or in review. */
        IN_THE_WAY
    }
}
