package io.goodsflow.supply.task.adapter.persistence;

import org.jspecify.annotations.Nullable;

/** How a row stands; ext_json holds the refusal, diff_summary the report of a change. */
record ItemResultRow(
        long id,
        long taskId,
        String receiptId,
        String status,
        @Nullable Long draftId,
        @Nullable Long goodsId,
        boolean submitted,
        @Nullable String errorCode,
        @Nullable String errorMessage,
        @Nullable String extJson,
        @Nullable String diffSummary) {}
