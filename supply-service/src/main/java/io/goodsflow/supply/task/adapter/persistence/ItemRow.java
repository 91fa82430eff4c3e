package io.goodsflow.supply.task.adapter.persistence;

import org.jspecify.annotations.Nullable;

/** What workers read of a row, with what they need of its task. */
record ItemRow(
        long id,
        long taskId,
        int itemNo,
        String operationId,
        String itemAction,
        String nextStep,
        int retryCount,
        int returnedCount,
        @Nullable String returnReason,
        int submissionNo,
        @Nullable String errorCode,
        @Nullable String errorMessage,
        @Nullable String extJson,
        @Nullable Long draftId,
        @Nullable Long draftEdition,
        @Nullable Long goodsId,
        @Nullable String skuIds,
        @Nullable String normalizedSnapshot,
        long merchantId,
        String operatorType,
        String operatorId) {}
