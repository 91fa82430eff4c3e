package io.goodsflow.supply.task.application;

import io.goodsflow.supply.sheet.domain.ParsedProduct;
import io.goodsflow.supply.sheet.domain.Product;
import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.RemoteOutcome;
import io.goodsflow.supply.task.domain.RowStep;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The rows of tasks. Every change is conditional; false means that the state was another one. */
public interface Rows {
    /** Stores products of a sheet by one statement; those with a problem are FAILED from the start. */
    void addAll(Tasks.TaskWork task, List<ParsedProduct> products);

    /** Rows in INIT after the given id, oldest first. */
    List<Long> open(long taskId, long afterId, int limit);

    /** Lets dispatched rows be claimed from now on, and be driven again if nothing was heard of them. */
    void handedOver(List<Long> rowIds, Duration driveAgainAfter);

    /** Fails rows of a sheet that broke off; returns how many. */
    int failOpen(long taskId, Failure failure, int limit);

    Optional<RowWork> work(long rowId);

    Optional<RowRef> byOperation(String operationId);

    boolean drafted(long rowId, RemoteOutcome.Drafted drafted);

    boolean stockDeclared(long rowId);

    /** PROCESSING to SUBMITTED, unless the draft has come back meanwhile or an event was faster. */
    boolean submitted(long rowId, int returnedCount);

    /** PROCESSING or SUBMITTED to FAILED. */
    boolean failed(long rowId, Failure failure);

    /** PROCESSING or SUBMITTED to PUBLISHED. */
    boolean published(long rowId);

    /**
     * Back to PROCESSING because the merge was not possible; takes the row away from whoever holds it.
     *
     * @param submissionNo a repeat of an older submission changes nothing
     */
    boolean returned(long rowId, int submissionNo, RowStep next, String reason, Duration driveAgainAfter);

    /** Leaves the row where it is until its next attempt. */
    void postpone(long rowId, Duration wait);

    /** Rows that are due though nobody holds them. */
    List<DueRow> due(int limit);

    /** Marks a due row as driven again; false if somebody took it meanwhile. */
    boolean drivenAgain(DueRow row, Duration driveAgainAfter);

    /** Failed rows after the given item number, for the error sheet. */
    List<FailedRows> failedRows(long taskId, int afterItemNo, int limit);

    /** Deletes rows of an ended task; returns how many. */
    int forget(long taskId, int limit);

    /** A row that a message or an event is about. */
    record RowRef(long id, long taskId, int returnedCount) {}

    /**
     * A row to drive again.
     *
     * @param traceparent the upload it came with
     */
    record DueRow(
            long id, long taskId, int attempts, @Nullable String traceparent) {}

    /** What is needed to take a row further. */
    record RowWork(
            long id,
            long taskId,
            int itemNo,
            String operationId,
            RowStep step,
            int attempts,
            int returnedCount,
            String returnReason,
            @Nullable Long draftId,
            @Nullable Long itemId,
            List<Long> skuIds,
            Product product,
            long merchantId,
            OperatorType operatorType,
            String operatorId) {}

    /** The sheet rows of a failed product, as they were. */
    record FailedRows(int itemNo, List<ParsedProduct.RawRow> rows, Failure failure) {}
}
