package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.supply.contract.error.SupplyError;
import java.util.Map;

/** How rows end, as far as it is counted; codes of other services are one value. */
enum RowEnd {
    PUBLISHED,
    SKIPPED,
    ROW_INVALID,
    ROW_CONFLICT,
    SHEET_UNREADABLE,
    INVENTORY_FAILED,
    REVIEW_REJECTED,
    DRAFT_RETURNED,
    DRAFT_ENDED,
    DRAFT_LOST,
    DEPENDENCY_DOWN,
    CONTENT_REFUSED;

    private static final Map<String, RowEnd> BY_CODE = Map.of(
            SupplyError.ROW_INVALID.code(), ROW_INVALID,
            SupplyError.ROW_CONFLICT.code(), ROW_CONFLICT,
            SupplyError.INVENTORY_FAILED.code(), INVENTORY_FAILED,
            SupplyError.REVIEW_REJECTED.code(), REVIEW_REJECTED,
            SupplyError.DRAFT_RETURNED.code(), DRAFT_RETURNED,
            SupplyError.DRAFT_ENDED.code(), DRAFT_ENDED,
            SupplyError.DRAFT_LOST.code(), DRAFT_LOST,
            CommonError.DEPENDENCY_DOWN.code(), DEPENDENCY_DOWN);

    static RowEnd failedWith(String code) {
        return BY_CODE.getOrDefault(code, CONTENT_REFUSED);
    }
}
