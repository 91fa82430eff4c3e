package io.goodsflow.supply.single.domain;

import io.goodsflow.supply.task.domain.EditReport;
import io.goodsflow.supply.task.domain.Failure;
import org.jspecify.annotations.Nullable;

/** What a single command came to when its caller is answered. */
public sealed interface SingleOutcome {
    long taskId();

    String receiptId();

    /**
     * It is with the review or further; what becomes of it there is the task's to tell.
     *
     * @param report of a change; null for a new product
     */
    record Submitted(
            long taskId,
            String receiptId,
            long draftId,
            long itemId,
            @Nullable EditReport report) implements SingleOutcome {}

    /** Nothing was left of the change. */
    record NoChange(long taskId, String receiptId, long itemId, EditReport report) implements SingleOutcome {}

    /** Not known yet, or not done yet; the healer goes on. */
    record Processing(
            long taskId,
            String receiptId,
            @Nullable Long draftId,
            @Nullable Long itemId) implements SingleOutcome {}

    /** A definite no; the task has failed. */
    record Refused(long taskId, String receiptId, Failure failure) implements SingleOutcome {}
}
