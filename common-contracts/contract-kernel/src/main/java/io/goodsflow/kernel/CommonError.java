package io.goodsflow.kernel;

/** Errors that mean the same in every service. */
public enum CommonError implements ErrorCode {
    INVALID_REQUEST("request.invalid", 400, "The request is invalid.", "请求参数不正确。"),
    MALFORMED_REQUEST("request.malformed", 400, "The request cannot be read.", "无法解析请求。"),
    UNKNOWN_FIELD("request.unknown_field", 400, "The field {0} is not known.", "未知字段 {0}。"),
    TOO_MANY_PARTS("request.too_many_parts", 400, "The form has more than {0} parts.", "表单的部分超过 {0} 个。"),
    PART_HEADER_TOO_LARGE(
            "request.part_header_too_large",
            400,
            "The header of a part, with the name of its file, is larger than {0} bytes.",
            "表单某一部分的头（含文件名）超过 {0} 字节。"),
    TOKEN_MISSING("auth.token_missing", 401, "A bearer token is required.", "需要登录令牌。"),
    TOKEN_INVALID("auth.token_invalid", 401, "The bearer token is not valid.", "登录令牌无效。"),
    FORBIDDEN("auth.forbidden", 403, "This role may not do that.", "没有权限执行该操作。"),
    NOT_FOUND("request.not_found", 404, "There is no such resource.", "资源不存在。"),
    METHOD_NOT_ALLOWED("request.method_not_allowed", 405, "The method {0} is not allowed here.", "不支持的方法 {0}。"),
    NOT_ACCEPTABLE("request.not_acceptable", 406, "No acceptable representation.", "没有可接受的返回格式。"),
    CONFLICT("request.conflict", 409, "The request conflicts with the current state.", "请求与当前状态冲突。"),
    IN_PROGRESS("request.in_progress", 409, "The same request is still in progress.", "相同的请求仍在处理中。"),
    BODY_TOO_LARGE("request.body_too_large", 413, "The body is larger than {0} bytes.", "请求体超过 {0} 字节。"),
    UNSUPPORTED_MEDIA_TYPE("request.unsupported_media_type", 415, "The content type is not supported.", "不支持的内容类型。"),
    IDEMPOTENCY_KEY_REUSED(
            "request.idempotency_key_reused", 422, "The key was used before with another content.", "该幂等键已用于内容不同的请求。"),
    TOO_MANY_REQUESTS("request.too_many", 429, "Too many requests; try again later.", "请求过于频繁，请稍后再试。"),
    INTERNAL("server.internal", 500, "The server failed to handle the request.", "服务器内部错误。"),
    DEPENDENCY_DOWN("server.dependency_down", 503, "{0} is not available now.", "{0} 暂不可用。"),
    DEPENDENCY_TIMEOUT("server.dependency_timeout", 504, "{0} did not answer in time.", "{0} 响应超时。");

    private final String code;
    private final int status;
    private final String english;
    private final String chinese;

    CommonError(String code, int status, String english, String chinese) {
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
