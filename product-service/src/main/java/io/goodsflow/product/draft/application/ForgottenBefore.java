package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.Draft;
import java.time.Instant;

/**
 * When a draft must have been touched last to be forgotten.
 *
 * @param returned one in editing that was given back for a rebase
 * @param idle another one in editing
 * @param rejected one that its review refused
 */
public record ForgottenBefore(Instant returned, Instant idle, Instant rejected) {

    boolean reach(Draft draft) {
        return switch (draft.status()) {
            case EDITING -> draft.updatedAt().isBefore(draft.rebaseRequired() ? returned : idle);
            case REJECTED -> draft.updatedAt().isBefore(rejected);
            case QC_PENDING, PUBLISHED, WITHDRAWN, ABANDONED -> false;
        };
    }
}
