package io.goodsflow.supply.task.application;

import io.goodsflow.supply.task.domain.RowStatus;
import io.goodsflow.supply.task.domain.TaskStatus;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tasks and rows as people see them. A merchant id of null means all merchants. */
public interface TaskViews {
    List<TaskView> page(@Nullable Long merchantId, @Nullable TaskStatus status, long offset, int size);

    long total(@Nullable Long merchantId, @Nullable TaskStatus status);

    Optional<TaskView> find(@Nullable Long merchantId, long taskId);

    /** Rows after the given item number, at most {@code size}. */
    List<RowView> rows(long taskId, @Nullable RowStatus status, long afterItemNo, int size);

    /** Key of the error sheet in the file store; empty if the task has none. */
    Optional<String> errorFile(@Nullable Long merchantId, long taskId);

    /**
     * A task.
     *
     * @param fileName empty if there was no sheet
     * @param waitingCount products that wait for a review or a person
     * @param errorFileUrl where the error sheet can be had, null if there is none
     */
    record TaskView(
            long taskId,
            String receiptId,
            String taskNo,
            String taskType,
            String status,
            long merchantId,
            String operatorId,
            String fileName,
            int totalCount,
            int parsedCount,
            int successCount,
            int failedCount,
            int skippedCount,
            int waitingCount,
            List<String> warnings,
            @Nullable String errorCode,
            @Nullable String errorMessage,
            @Nullable String errorFileUrl,
            OffsetDateTime createdAt,
            OffsetDateTime updatedAt,
            @Nullable OffsetDateTime finishedAt) {}

    /**
     * A row.
     *
     * @param itemNo its first sheet row
     * @param outerId the merchant's own id of the product; empty if the row names none
     */
    record RowView(
            long id,
            int itemNo,
            String outerId,
            String status,
            @Nullable String errorCode,
            @Nullable String errorMessage,
            @Nullable Long draftId,
            @Nullable Long itemId,
            String operationId,
            OffsetDateTime updatedAt) {}
}
