package io.goodsflow.gateway.issuer;

import io.goodsflow.kernel.ErrorCode;

/** Reasons for which the local issuer gives no token. */
enum IssuerError implements ErrorCode {
    BAD_CREDENTIALS("auth.bad_credentials", 401, "The name or the secret is wrong.", "用户名或密钥错误。");

    private final String code;
    private final int status;
    private final String english;
    private final String chinese;

    IssuerError(String code, int status, String english, String chinese) {
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
