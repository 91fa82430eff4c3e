package io.goodsflow.supply.task.application;

import io.goodsflow.supply.task.domain.Checkpoint;
import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.RowAction;
import io.goodsflow.supply.task.domain.TaskStatus;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The tasks. Every change is conditional; false means that the state was another one. */
public interface Tasks {
    long add(NewTask task);

    /** A task of one row that somebody waits for: nothing is read, nothing dispatched. */
    long addSingle(NewSingle task);

    Optional<TaskWork> work(long taskId);

    /** Keeps what the header row said. */
    void keepHeader(long taskId, List<String> header, List<String> warnings);

    /** Records progress; it counts as proof that the file can be read. */
    void advance(long taskId, Checkpoint checkpoint, int parsed, int failed);

    /** PARSING to PROCESSING: the sheet was read to its end, so the total is known. */
    boolean parsed(long taskId);

    /** PENDING or PARSING to FAILED: the sheet cannot be used. */
    boolean refuse(long taskId, Failure failure);

    /** Every row was handed over. */
    boolean dispatched(long taskId);

    /** PROCESSING to GENERATING_RESULT if no row is open; the proof is this statement. */
    boolean beginResult(long taskId);

    /** Tasks whose rows have all ended, though nobody noticed. */
    List<Long> settled(int limit);

    Counts count(long taskId);

    /** GENERATING_RESULT to an end state. */
    boolean finish(long taskId, TaskStatus end, Counts counts, @Nullable String errorFile);

    /** Tasks that ended longer ago than the given age, oldest first. */
    List<EndedTask> endedBefore(Duration age, int limit);

    /** Deletes an ended task that has no rows any more. */
    void forget(long taskId);

    /** What is left of a task that ended. */
    record EndedTask(
            long id, @Nullable String fileKey, @Nullable String errorFileKey) {}

    /** An accepted upload. */
    record NewTask(
            String taskNo,
            String receiptId,
            String operationId,
            OperatorType operatorType,
            String operatorId,
            long merchantId,
            String fileKey,
            String fileName) {}

    /** An accepted single command. */
    record NewSingle(
            String taskNo,
            String receiptId,
            String operationId,
            RowAction action,
            OperatorType operatorType,
            String operatorId,
            long merchantId) {}

    /**
     * What a worker needs to know of a task.
     *
     * @param fileKey null if there is no sheet
     * @param traceparent the request, whose trace the work belongs to
     */
    record TaskWork(
            long id,
            String operationId,
            long merchantId,
            OperatorType operatorType,
            String operatorId,
            TaskStatus status,
            @Nullable String fileKey,
            int claims,
            Checkpoint checkpoint,
            List<String> header,
            @Nullable String traceparent) {}

    /** Rows by how they ended; a published row counts as succeeded once its stock is declared. */
    record Counts(int total, int succeeded, int failed, int skipped) {}
}
