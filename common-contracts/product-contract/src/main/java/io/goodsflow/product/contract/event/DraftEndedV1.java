package io.goodsflow.product.contract.event;

import io.goodsflow.kernel.EventContract;
import java.util.List;

/**
 * A draft ended without being published and without its operation having asked for it: it was taken out of review, it
 * waited too long, or another operation of its owner took its place. Whoever waits for it need not any more. Key: draft
 * id; sequence: submission number, 0 if it never was submitted.
 *
 * @param status WITHDRAWN or ABANDONED
 * @param reasons at least one: draft.withdrawn, draft.expired or draft.superseded
 */
@EventContract(type = "product.draft-ended", version = 1, topic = "product-draft")
public record DraftEndedV1(
        long draftId,
        long itemId,
        long merchantId,
        int submissionNo,
        String operationId,
        String status,
        List<DraftReason> reasons) {

    public DraftEndedV1 {
        reasons = List.copyOf(reasons);
    }
}
