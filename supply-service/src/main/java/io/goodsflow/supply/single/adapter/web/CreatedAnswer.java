package io.goodsflow.supply.single.adapter.web;

import io.goodsflow.supply.single.domain.SingleOutcome;
import org.jspecify.annotations.Nullable;

/**
 * What became of a product to create.
 *
 * @param draftId null while it is not known
 * @param itemId null while it is not known
 * @param status SUBMITTED: in review or further; PROCESSING: not known yet
 */
record CreatedAnswer(
        long taskId,
        String receiptId,
        @Nullable Long draftId,
        @Nullable Long itemId,
        String status) {
    static CreatedAnswer of(SingleOutcome outcome) {
        if (outcome instanceof SingleOutcome.Submitted done) {
            return new CreatedAnswer(done.taskId(), done.receiptId(), done.draftId(), done.itemId(), "SUBMITTED");
        }
        if (outcome instanceof SingleOutcome.Processing open) {
            return new CreatedAnswer(open.taskId(), open.receiptId(), open.draftId(), open.itemId(), "PROCESSING");
        }
        if (outcome instanceof SingleOutcome.Refused refused) {
            throw SingleRefusals.of(refused);
        }
        throw new IllegalStateException("a new product is never " + outcome);
    }
}
