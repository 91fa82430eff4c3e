package io.goodsflow.supply.single.adapter.web;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.ErrorCode;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.supply.single.domain.SingleOutcome;
import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.Refusal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** A refusal as its caller is told it: the other service's own code, status and members, in the request's field names. */
final class SingleRefusals {
    private static final String ERRORS = "errors";
    private static final Pattern ENVELOPE = Pattern.compile("^(content|patch)\\.");
    private static final int CONFLICT = 409;

    private SingleRefusals() {}

    static GoodsflowException of(SingleOutcome.Refused outcome) {
        Failure failure = outcome.failure();
        Refusal refusal = failure.refusal();
        if (refusal == null) {
            int status = failure.code().equals(CommonError.DEPENDENCY_DOWN.code())
                    ? CommonError.DEPENDENCY_DOWN.status()
                    : CONFLICT;
            return new GoodsflowException(new Told(failure.code(), status), failure.message())
                    .with("task_id", outcome.taskId());
        }
        GoodsflowException told = new GoodsflowException(new Told(failure.code(), refusal.status()), refusal.detail())
                .with("task_id", outcome.taskId());
        refusal.members().forEach((name, value) -> told.with(name, name.equals(ERRORS) ? inOurNames(value) : value));
        return told;
    }

    private static Object inOurNames(Object errors) {
        return errors instanceof List<?> list
                ? list.stream().map(SingleRefusals::inOurName).toList()
                : errors;
    }

    private static Object inOurName(Object error) {
        if (!(error instanceof Map<?, ?> members)) {
            return error;
        }
        Map<Object, Object> renamed = new LinkedHashMap<>(members);
        renamed.computeIfPresent("field", (name, field) -> stripped(field));
        renamed.computeIfPresent("message", (name, message) -> stripped(message));
        return renamed;
    }

    private static String stripped(Object text) {
        return ENVELOPE.matcher(text.toString()).replaceFirst("");
    }

    /** A code of another service; its text is the other service's, whole. */
    private record Told(String code, int status) implements ErrorCode {
        @Override
        public String english() {
            return "{0}";
        }

        @Override
        public String chinese() {
            return "{0}";
        }
    }
}
