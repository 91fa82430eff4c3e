package io.goodsflow.kernel;

import org.jspecify.annotations.Nullable;

/**
 * One invalid field of a request or a sheet row.
 *
 * @param field path of the field in snake_case, for example {@code skus[0].price}
 * @param code stable code, for example {@code title.too_long}
 * @param message text for a person, in English
 * @param chinese the same in Chinese; null if there is none, or the message is in the reader's language already
 */
public record FieldError(
        String field, String code, String message, @Nullable String chinese) {

    public FieldError(String field, String code, String message) {
        this(field, code, message, null);
    }
}
