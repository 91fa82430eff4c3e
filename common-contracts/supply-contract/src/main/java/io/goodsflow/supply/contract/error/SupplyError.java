package io.goodsflow.supply.contract.error;

import io.goodsflow.kernel.ErrorCode;

/** Reasons for which supply-service refuses a request or fails a row. */
public enum SupplyError implements ErrorCode {
    TASK_NOT_FOUND("supply.task_not_found", 404, "There is no such task.", "任务不存在。"),
    ERROR_FILE_NOT_FOUND("supply.error_file_not_found", 404, "The task has no error file.", "该任务没有错误文件。"),
    TYPE_NOT_SUPPORTED("supply.type_not_supported", 400, "The import type {0} is not supported.", "不支持的导入类型 {0}。"),
    MERCHANT_REQUIRED("supply.merchant_required", 400, "merchant_id is required.", "必须指定 merchant_id。"),
    FILE_REQUIRED("supply.file_required", 400, "A file is required.", "必须上传文件。"),
    NOT_A_WORKBOOK("supply.not_a_workbook", 415, "The file is not an xlsx workbook.", "文件不是 xlsx 工作簿。"),
    WORKBOOK_UNSAFE("supply.workbook_unsafe", 400, "The workbook is refused: {0}.", "拒绝该工作簿：{0}。"),
    SHEET_INVALID("supply.sheet_invalid", 400, "The sheet cannot be read: {0}.", "无法读取表格：{0}。"),
    MISSING_COLUMN("supply.missing_column", 400, "The required column {0} is missing.", "缺少必填列 {0}。"),
    DUPLICATE_COLUMN("supply.duplicate_column", 400, "The column {0} appears twice.", "列 {0} 重复。"),
    NO_DATA_ROWS("supply.no_data_rows", 400, "The sheet has no data row.", "表格没有数据行。"),
    ROW_INVALID("supply.row_invalid", 400, "{0}", "{0}"),
    ROW_CONFLICT("supply.row_conflict", 400, "{0}", "{0}"),
    INVENTORY_FAILED("supply.inventory_failed", 409, "The stock could not be declared: {0}.", "库存初始化失败：{0}。"),
    REVIEW_REJECTED("supply.review_rejected", 409, "{0}", "{0}"),
    DRAFT_ENDED("supply.draft_ended", 409, "{0}", "{0}"),
    DRAFT_RETURNED("supply.draft_returned", 409, "{0}", "{0}"),
    DRAFT_LOST("supply.draft_lost", 409, "The draft is not there any more.", "草稿已不存在。");

    private final String code;
    private final int status;
    private final String english;
    private final String chinese;

    SupplyError(String code, int status, String english, String chinese) {
        this.code = code;
        this.status = status;
        this.english = english;
        this.chinese = chinese;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public int status() {
        return status;
    }

    @Override
    public String english() {
        return english;
    }

    @Override
    public String chinese() {
        return chinese;
    }
}
