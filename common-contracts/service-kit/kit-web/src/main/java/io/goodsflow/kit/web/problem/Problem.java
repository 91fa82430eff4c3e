package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.ErrorCode;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Builds the body of a problem: the members of RFC 9457, ours, then what the refusal adds. */
final class Problem {

    private static final Set<String> RESERVED =
            Set.of("type", "title", "status", "detail", "instance", "code", "trace_id");

    private Problem() {}

    static Map<String, Object> body(
            GoodsflowException refusal, Locale language, String instance, @Nullable String traceId) {
        ErrorCode code = refusal.errorCode();
        HttpStatus status = HttpStatus.resolve(code.status());
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("type", "about:blank");
        body.put("title", status == null ? "Error" : status.getReasonPhrase());
        body.put("status", code.status());
        body.put("detail", Languages.message(code, language, refusal.arguments()));
        body.put("instance", instance);
        body.put("code", code.code());
        if (traceId != null) {
            body.put("trace_id", traceId);
        }
        if (!refusal.fieldErrors().isEmpty()) {
            body.put(
                    Problems.ERRORS,
                    refusal.fieldErrors().stream()
                            .map(error -> told(error, language))
                            .toList());
        }
        refusal.properties().forEach((name, value) -> {
            if (!RESERVED.contains(name)) {
                body.putIfAbsent(name, value);
            }
        });
        return body;
    }

    private static Told told(FieldError error, Locale language) {
        String chinese = error.chinese() == null ? error.message() : error.chinese();
        return new Told(error.field(), error.code(), Languages.choose(language, error.message(), chinese));
    }

    /** A field error in one language. */
    private record Told(String field, String code, String message) {}
}
