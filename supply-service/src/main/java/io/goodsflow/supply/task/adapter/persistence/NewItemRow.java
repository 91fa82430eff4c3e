package io.goodsflow.supply.task.adapter.persistence;

import org.jspecify.annotations.Nullable;

/** A row to be stored. */
record NewItemRow(
        int itemNo,
        String objectKey,
        String operationId,
        String rawRowData,
        @Nullable String normalizedSnapshot,
        String status,
        @Nullable String errorCode,
        @Nullable String errorMessage) {}
