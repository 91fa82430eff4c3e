package io.goodsflow.qc.contract.error;

import io.goodsflow.kernel.ErrorCode;

/** Reasons for which qc-service refuses. */
public enum QcError implements ErrorCode {
    REVIEW_NOT_FOUND("qc.review_not_found", 404, "There is no such review.", "审核单不存在。");

    private final String code;
    private final int status;
    private final String english;
    private final String chinese;

    QcError(String code, int status, String english, String chinese) {
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
