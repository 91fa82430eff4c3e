package io.goodsflow.product.draft.domain;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.VisibleText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects what is wrong with a proposal, in the order of the rules. */
final class ContentViolations {

    private final List<FieldError> errors = new ArrayList<>();

    void add(String field, String code, String message) {
        errors.add(new FieldError(field, code, message));
    }

    void add(String field, String code, String message, String chinese) {
        errors.add(new FieldError(field, code, message, chinese));
    }

    /** A text that must be there. */
    void required(String field, @Nullable String text, int max) {
        if (text == null) {
            add(field, leaf(field) + ".required", field + " is required", field + " 不能为空");
        } else {
            optional(field, text, max);
        }
    }

    /** A text that may be missing. */
    void optional(String field, @Nullable String text, int max) {
        if (text != null && text.codePointCount(0, text.length()) > max) {
            add(
                    field,
                    leaf(field) + ".too_long",
                    field + " must have at most " + max + " characters",
                    field + " 最多 " + max + " 个字符");
        }
    }

    /** A text that is shown in one line. */
    void oneLine(String field, @Nullable String text) {
        if (text != null && !VisibleText.isOneLine(text)) {
            add(
                    field,
                    leaf(field) + ".control_character",
                    field + " must have no line break and no control character",
                    field + " 不能包含换行符或控制字符");
        }
    }

    /** A text of several lines. */
    void lines(String field, @Nullable String text) {
        if (text != null && !VisibleText.isLines(text)) {
            add(
                    field,
                    leaf(field) + ".control_character",
                    field + " must have no control character",
                    field + " 不能包含控制字符");
        }
    }

    /** A list or map that must not grow without bound; false if it did. */
    boolean bounded(String field, int size, int max) {
        if (size > max) {
            add(
                    field,
                    leaf(field) + ".too_many",
                    field + " must have at most " + max + " entries",
                    field + " 最多 " + max + " 项");
        }
        return size <= max;
    }

    List<FieldError> all() {
        return List.copyOf(errors);
    }

    private static String leaf(String field) {
        String last = field.substring(field.lastIndexOf('.') + 1);
        int bracket = last.indexOf('[');
        return bracket < 0 ? last : last.substring(0, bracket);
    }
}
