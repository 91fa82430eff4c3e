package io.goodsflow.product.contract.event;

import io.goodsflow.kernel.EventContract;
import java.util.List;

/**
 * A verdict refused the submission (architecture 3.3). Key: draft id; sequence: submission number.
 *
 * @param reviewLevel MACHINE, HUMAN or ADMIN
 * @param reasons at least one
 */
@EventContract(type = "product.draft-rejected", version = 1, topic = "product-draft")
public record DraftRejectedV1(
        long draftId,
        long itemId,
        long merchantId,
        int submissionNo,
        String operationId,
        String reviewLevel,
        List<DraftReason> reasons) {

    public DraftRejectedV1 {
        reasons = List.copyOf(reasons);
    }
}
