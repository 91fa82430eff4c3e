package io.goodsflow.gateway.issuer;

import io.goodsflow.kernel.ErrorCode;

/** Reasons for which the local issuer gives no token. */
enum IssuerError implements ErrorCode {
    BAD_CREDENTIALS("auth.bad_credentials", 401, "The name or the secret is wrong.", "用户名或密钥错误。"),
    TOO_MANY_ATTEMPTS(
            "auth.too_many_attempts",
            429,
            "Too many failed logins; repeat after the time in Retry-After.",
            "登录失败次数过多，请在 Retry-After 所示时间后重试。");

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
