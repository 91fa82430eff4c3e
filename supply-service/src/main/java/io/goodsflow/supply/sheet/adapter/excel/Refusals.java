package io.goodsflow.supply.sheet.adapter.excel;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.supply.contract.error.SupplyError;

/** The three ways a workbook is refused. */
final class Refusals {
    private Refusals() {}

    static GoodsflowException notAWorkbook() {
        return new GoodsflowException(SupplyError.NOT_A_WORKBOOK);
    }

    static GoodsflowException unsafe(String why) {
        return new GoodsflowException(SupplyError.WORKBOOK_UNSAFE, why);
    }

    static GoodsflowException invalid(String why) {
        return new GoodsflowException(SupplyError.SHEET_INVALID, why);
    }

    static GoodsflowException invalid(String why, Throwable cause) {
        return GoodsflowException.causedBy(cause, SupplyError.SHEET_INVALID, why);
    }
}
