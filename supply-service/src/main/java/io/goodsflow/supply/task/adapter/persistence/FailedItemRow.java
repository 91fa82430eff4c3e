package io.goodsflow.supply.task.adapter.persistence;

import org.jspecify.annotations.Nullable;

/** A failed row for the error sheet. */
record FailedItemRow(
        int itemNo,
        String rawRowData,
        @Nullable String errorCode,
        @Nullable String errorMessage) {}
