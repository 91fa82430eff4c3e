package io.goodsflow.supply.task.adapter.persistence;

import org.jspecify.annotations.Nullable;

/** What workers read of a task. */
record TaskRow(
        long id,
        String operationId,
        long merchantId,
        String operatorType,
        String operatorId,
        String status,
        @Nullable String fileUrl,
        int claimCount,
        @Nullable String parseCheckpoint,
        @Nullable String sheetHeader,
        @Nullable String traceparent) {}
