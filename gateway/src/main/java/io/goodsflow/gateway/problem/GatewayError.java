package io.goodsflow.gateway.problem;

import io.goodsflow.kernel.ErrorCode;

/** Reasons for which the gateway itself refuses a request. */
public enum GatewayError implements ErrorCode {
    REQUEST_REFUSED("gateway.request_refused", 400, "The request line or a header is not acceptable.", "请求行或请求头不合规。"),
    HEADERS_TOO_LARGE("gateway.headers_too_large", 431, "The headers are too many or too large.", "请求头过多或过大。"),
    URI_TOO_LONG("gateway.uri_too_long", 414, "The path and query are too long.", "请求地址过长。"),
    ORIGIN_REFUSED("gateway.origin_refused", 403, "Pages of this origin may not call.", "不允许该来源的页面调用。"),
    RATE_LIMITED(
            "gateway.rate_limited",
            429,
            "Too many requests; repeat after the time in Retry-After.",
            "请求过于频繁，请在 Retry-After 所示时间后重试。"),
    BODY_TIMEOUT("gateway.body_timeout", 408, "The body did not arrive in time.", "请求体未在规定时间内到达。"),
    NO_ROUTE("gateway.no_route", 404, "Nothing is published under this path.", "该路径未开放。"),
    BODY_TOO_LARGE("gateway.body_too_large", 413, "The body is larger than {0} bytes.", "请求体超过 {0} 字节。"),
    SERVICE_UNAVAILABLE(
            "gateway.service_unavailable", 503, "{0} is not available now; try again later.", "{0} 暂不可用，请稍后重试。"),
    CONNECTION_LOST(
            "gateway.connection_lost",
            503,
            "{0} broke off before it answered. The outcome is unknown; repeat the request with the same key.",
            "{0} 在应答前中断连接，结果未知；请使用相同的幂等键重试。"),
    TIMEOUT(
            "gateway.timeout",
            504,
            "{0} did not answer in time. The outcome is unknown; repeat the request with the same key.",
            "{0} 响应超时，结果未知；请使用相同的幂等键重试。");

    private final String code;
    private final int status;
    private final String english;
    private final String chinese;

    GatewayError(String code, int status, String english, String chinese) {
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
