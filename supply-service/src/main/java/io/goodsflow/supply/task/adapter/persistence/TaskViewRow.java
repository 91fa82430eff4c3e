package io.goodsflow.supply.task.adapter.persistence;

import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/** What people see of a task. */
record TaskViewRow(
        long id,
        String receiptId,
        String taskNo,
        String taskType,
        String status,
        long merchantId,
        String operatorId,
        @Nullable String fileName,
        int totalCount,
        int parsedCount,
        int successCount,
        int failedCount,
        int skippedCount,
        @Nullable String warnings,
        @Nullable String errorCode,
        @Nullable String errorMessage,
        @Nullable String errorFileUrl,
        LocalDateTime createdAt,
        LocalDateTime updatedAt,
        @Nullable LocalDateTime finishedAt) {}
