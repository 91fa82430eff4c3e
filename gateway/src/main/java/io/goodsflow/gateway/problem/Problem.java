package io.goodsflow.gateway.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Body of an error, RFC 9457 with the project's members. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record Problem(
        String type,
        String title,
        int status,
        String detail,
        String instance,
        String code,
        @Nullable String traceId,
        @Nullable Long maxBytes,
        List<Fault> errors) {

    /** A field that is wrong. */
    record Fault(String field, String code, String message) {}
}
