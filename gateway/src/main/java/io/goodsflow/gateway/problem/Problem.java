package io.goodsflow.gateway.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.goodsflow.kernel.FieldError;
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
        List<FieldError> errors) {}
