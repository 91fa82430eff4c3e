package io.goodsflow.supply.task.adapter.persistence;

import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/** What people see of a row. */
record ItemViewRow(
        long id,
        int itemNo,
        String objectKey,
        String status,
        @Nullable String errorCode,
        @Nullable String errorMessage,
        @Nullable Long draftId,
        @Nullable Long goodsId,
        String operationId,
        LocalDateTime updatedAt) {}
