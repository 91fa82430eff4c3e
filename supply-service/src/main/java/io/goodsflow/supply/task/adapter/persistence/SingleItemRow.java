package io.goodsflow.supply.task.adapter.persistence;

import org.jspecify.annotations.Nullable;

/** The only row of a task, to be stored. */
record SingleItemRow(
        long taskId,
        String objectKey,
        String itemAction,
        String operationId,
        String normalizedSnapshot,
        @Nullable Long basePublishVersion,
        @Nullable Long goodsId,
        String nextStep) {}
