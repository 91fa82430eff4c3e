package io.goodsflow.kit.web.security;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.web.IdempotencyKey;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

/** Reads and checks the Idempotency-Key header. */
final class IdempotencyKeyArgument implements HandlerMethodArgumentResolver {

    @Override
    public boolean supportsParameter(MethodParameter parameter) {
        return parameter.getParameterType().equals(IdempotencyKey.class);
    }

    @Override
    public @Nullable Object resolveArgument(
            MethodParameter parameter,
            @Nullable ModelAndViewContainer container,
            NativeWebRequest request,
            @Nullable WebDataBinderFactory binders) {
        String[] values = request.getHeaderValues(IdempotencyKey.HEADER);
        if (values == null || values.length == 0) {
            if (parameter.isOptional()) {
                return null;
            }
            throw refusal("field.required", "the header is required");
        }
        if (values.length > 1 || !IdempotencyKey.isAcceptable(values[0])) {
            throw refusal("text.malformed", "one value of 1 to 128 printable ASCII characters without blanks");
        }
        return new IdempotencyKey(values[0]);
    }

    private static GoodsflowException refusal(String code, String message) {
        return GoodsflowException.invalid(List.of(new FieldError(IdempotencyKey.HEADER, code, message)));
    }
}
