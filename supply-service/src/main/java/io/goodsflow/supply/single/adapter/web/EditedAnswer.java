package io.goodsflow.supply.single.adapter.web;

import io.goodsflow.supply.single.domain.SingleOutcome;
import io.goodsflow.supply.task.domain.EditReport;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of a change.
 *
 * @param draftId null if there is none, or while it is not known
 * @param status SUBMITTED: in review or further; NO_OP: nothing to change; PROCESSING: not known yet
 * @param publishVersion the item's version when the change was judged; null while it is not known
 * @param fields what became of each field of the change
 */
record EditedAnswer(
        long taskId,
        String receiptId,
        @Nullable Long draftId,
        long itemId,
        String status,
        @Nullable Long publishVersion,
        List<Field> fields) {

    /**
     * One field.
     *
     * @param field path as in the history: title, attributes.NAME, skus[ID].price
     * @param outcome applied, ignored_not_owner, ignored_locked or unchanged
     */
    record Field(String field, String outcome) {}

    static EditedAnswer of(long itemId, SingleOutcome outcome) {
        if (outcome instanceof SingleOutcome.Refused refused) {
            throw SingleRefusals.of(refused);
        }
        if (outcome instanceof SingleOutcome.Submitted done) {
            return answer(outcome, itemId, done.draftId(), "SUBMITTED", done.report());
        }
        if (outcome instanceof SingleOutcome.NoChange nothing) {
            return answer(outcome, itemId, null, "NO_OP", nothing.report());
        }
        SingleOutcome.Processing open = (SingleOutcome.Processing) outcome;
        return answer(outcome, itemId, open.draftId(), "PROCESSING", null);
    }

    private static EditedAnswer answer(
            SingleOutcome outcome, long itemId, @Nullable Long draftId, String status, @Nullable EditReport report) {
        return new EditedAnswer(
                outcome.taskId(),
                outcome.receiptId(),
                draftId,
                itemId,
                status,
                report == null ? null : report.publishVersion(),
                report == null
                        ? List.of()
                        : report.fields().stream()
                                .map(field -> new Field(field.field(), field.outcome()))
                                .toList());
    }
}
