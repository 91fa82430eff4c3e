package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.VisibleText;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Gives each bean validation constraint its stable code; the annotation's class name never leaves the process. */
final class Constraints {

    private Constraints() {}

    /**
     * @param constraint simple name of the annotation, for example {@code Size}
     * @param value the value that was refused
     * @param min lower bound of a size, if it has one
     */
    static FieldFault faultOf(@Nullable String constraint, @Nullable Object value, @Nullable Integer min) {
        if (constraint == null) {
            return FieldFault.INVALID;
        }
        return switch (constraint) {
            case "NotNull", "NotBlank", "NotEmpty" -> FieldFault.REQUIRED;
            case "Min", "DecimalMin", "Positive", "PositiveOrZero" -> FieldFault.NUMBER_TOO_SMALL;
            case "Max", "DecimalMax", "Negative", "NegativeOrZero" -> FieldFault.NUMBER_TOO_LARGE;
            case "Digits" -> FieldFault.NUMBER_TOO_PRECISE;
            case "Pattern", "Email", "URL", "UUID" -> FieldFault.TEXT_MALFORMED;
            case "Size", "Length" -> size(value, min);
            case "typeMismatch" -> FieldFault.WRONG_TYPE;
            default -> FieldFault.INVALID;
        };
    }

    private static FieldFault size(@Nullable Object value, @Nullable Integer min) {
        if (value instanceof CharSequence text) {
            return min != null && VisibleText.characters(text) < min
                    ? FieldFault.TEXT_TOO_SHORT
                    : FieldFault.TEXT_TOO_LONG;
        }
        int entries =
                value instanceof Collection<?> list ? list.size() : value instanceof Map<?, ?> map ? map.size() : -1;
        return min != null && entries >= 0 && entries < min ? FieldFault.LIST_TOO_SHORT : FieldFault.LIST_TOO_LONG;
    }
}
