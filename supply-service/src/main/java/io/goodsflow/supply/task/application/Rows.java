package io.goodsflow.supply.task.application;

import io.goodsflow.supply.sheet.domain.ParsedProduct;
import io.goodsflow.supply.task.domain.EditReport;
import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.RemoteOutcome;
import io.goodsflow.supply.task.domain.RowAction;
import io.goodsflow.supply.task.domain.RowContent;
import io.goodsflow.supply.task.domain.RowStatus;
import io.goodsflow.supply.task.domain.RowStep;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The rows of tasks. Every change is conditional; false means that the state was another one. */
public interface Rows {
    /** Stores products of a sheet by one statement; those with a problem are FAILED from the start. */
    void addAll(Tasks.TaskWork task, List<ParsedProduct> products);

    /** Stores the only row of a task; it may be claimed at once, and is driven by the healer if nobody does. */
    long addSingle(SingleRow row, Duration driveAgainAfter);

    /** Rows in INIT after the given id, oldest first. */
    List<Long> open(long taskId, long afterId, int limit);

    /** Lets dispatched rows be claimed from now on, and be driven again if nothing was heard of them. */
    void handedOver(List<Long> rowIds, Duration driveAgainAfter);

    /** Fails rows of a sheet that broke off; returns how many. */
    int failOpen(long taskId, Failure failure, int limit);

    Optional<RowWork> work(long rowId);

    /** How a row stands, with what it was told. */
    Optional<RowResult> result(long rowId);

    Optional<RowRef> byOperation(String operationId);

    boolean drafted(long rowId, RemoteOutcome.Drafted drafted);

    /** The draft holds the change; without a new SKU there is no stock to declare. */
    boolean updated(long rowId, RemoteOutcome.Updated updated);

    /** PROCESSING to SKIPPED: nothing was left of the change. */
    boolean skipped(long rowId, EditReport report);

    boolean stockDeclared(long rowId);

    /**
     * PROCESSING to SUBMITTED, unless the draft has come back meanwhile or an event was faster.
     *
     * @param followUpAfter when product-service is asked what became of it, should no event come
     */
    boolean submitted(long rowId, int returnedCount, int submissionNo, Duration followUpAfter);

    /** Keeps why a row has failed until its draft is given up; the row stays PROCESSING, on ABANDON_DRAFT. */
    boolean givingUp(long rowId, Failure failure);

    /** PROCESSING or SUBMITTED to FAILED; a failure that was kept before stays. */
    boolean failed(long rowId, Failure failure);

    /** PROCESSING or SUBMITTED to PUBLISHED. */
    boolean published(long rowId);

    /**
     * Back to PROCESSING because the merge was not possible; takes the row away from whoever holds it. A row that is being
     * given up stays as it is.
     */
    boolean returned(long rowId, Return back, Duration driveAgainAfter);

    /** Leaves the row where it is until its next attempt. */
    void postpone(long rowId, Duration wait);

    /** Rows that are due though nobody holds them. */
    List<DueRow> due(int limit);

    /** Marks a due row as driven again; false if somebody took it meanwhile. */
    boolean drivenAgain(DueRow row, Duration driveAgainAfter);

    /** SUBMITTED rows of which nothing was heard for too long, longest first. */
    List<WaitingRow> waiting(int limit);

    /** Puts off when a waiting row is asked for again; false if it moved on, or if another process was faster. */
    boolean followedUp(long rowId, Duration followUpAfter);

    /** Failed rows after the given item number, for the error sheet. */
    List<FailedRows> failedRows(long taskId, int afterItemNo, int limit);

    /** Deletes rows of an ended task; returns how many. */
    int forget(long taskId, int limit);

    /** A row that a message or an event is about. */
    record RowRef(long id, long taskId, RowAction action, int returnedCount) {}

    /**
     * The only row of a task.
     *
     * @param objectKey what it is about: the merchant's own id of the product, or the item id; empty if unknown
     */
    record SingleRow(long taskId, String objectKey, String operationId, RowContent content) {}

    /**
     * What became of a row so far.
     *
     * @param submitted whether its draft was in review at any time
     * @param failure null unless it is FAILED, or will be once its draft is given up
     * @param report what product-service said of a change; null before, and for a new product
     */
    record RowResult(
            long id,
            long taskId,
            String receiptId,
            RowStatus status,
            @Nullable Long draftId,
            @Nullable Long itemId,
            boolean submitted,
            @Nullable Failure failure,
            @Nullable EditReport report) {}

    /**
     * A submission that came back.
     *
     * @param submissionNo a repeat of an older submission changes nothing
     * @param failure null if the row goes on
     */
    record Return(
            int submissionNo,
            RowStep next,
            String reason,
            @Nullable Failure failure) {}

    /**
     * A row in review.
     *
     * @param submissionNo its latest submission
     */
    record WaitingRow(
            long id,
            String operationId,
            int submissionNo,
            @Nullable String traceparent) {}

    /**
     * A row to drive again.
     *
     * @param traceparent the upload it came with
     */
    record DueRow(
            long id, long taskId, int attempts, @Nullable String traceparent) {}

    /**
     * What is needed to take a row further.
     *
     * @param submissionNo of a submission that has not come back, 0 if there is none
     * @param failure why it is being given up; null if it is not
     * @param draftEdition orders what rows say of one product's stock; null if product-service told none
     */
    record RowWork(
            long id,
            long taskId,
            int itemNo,
            String operationId,
            RowStep step,
            int attempts,
            int returnedCount,
            int submissionNo,
            @Nullable Failure failure,
            @Nullable Long draftId,
            @Nullable Long draftEdition,
            @Nullable Long itemId,
            List<Long> skuIds,
            RowContent content,
            long merchantId,
            OperatorType operatorType,
            String operatorId) {}

    /** The sheet rows of a failed product, as they were. */
    record FailedRows(int itemNo, List<ParsedProduct.RawRow> rows, Failure failure) {}
}
