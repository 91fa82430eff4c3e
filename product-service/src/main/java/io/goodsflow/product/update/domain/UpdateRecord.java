package io.goodsflow.product.update.domain;

import io.goodsflow.product.draft.domain.DraftOrigin;
import io.goodsflow.product.draft.domain.StatusReason;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of an update.
 *
 * @param base version the change was made from
 * @param patch null unless it is queued
 * @param draftId the draft that holds it, null unless UPDATED
 * @param publishVersion the item's version when it was judged
 * @param reasons empty unless SUPERSEDED or REFUSED
 */
public record UpdateRecord(
        String requestId,
        long itemId,
        DraftOrigin origin,
        long base,
        @Nullable ContentPatch patch,
        UpdateOutcome outcome,
        @Nullable Long draftId,
        long publishVersion,
        List<ContentMerge.Judged> fields,
        List<StatusReason> reasons,
        Instant at) {

    public UpdateRecord {
        fields = List.copyOf(fields);
        reasons = List.copyOf(reasons);
    }

    public boolean waits() {
        return outcome == UpdateOutcome.QUEUED;
    }

    /** The update itself, from the version that was present when it was asked for. */
    public Update waiting() {
        if (patch == null) {
            throw new IllegalStateException("update " + requestId + " does not wait");
        }
        return new Update(requestId, itemId, origin, base, patch);
    }
}
