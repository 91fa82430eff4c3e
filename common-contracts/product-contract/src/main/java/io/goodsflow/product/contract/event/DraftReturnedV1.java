package io.goodsflow.product.contract.event;

import io.goodsflow.kernel.EventContract;
import java.util.List;

/**
 * A passed draft could not be merged and is back in EDITING (architecture 3.5). Key: draft id; sequence: submission
 * number.
 *
 * @param currentPublishVersion version the item is at now, 0 if it was never published
 * @param reasons at least one
 */
@EventContract(type = "product.draft-returned", version = 1, topic = "product-draft")
public record DraftReturnedV1(
        long draftId,
        long itemId,
        long merchantId,
        int submissionNo,
        String operationId,
        long currentPublishVersion,
        List<DraftReason> reasons) {

    public DraftReturnedV1 {
        reasons = List.copyOf(reasons);
    }
}
