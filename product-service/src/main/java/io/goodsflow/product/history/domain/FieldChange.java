package io.goodsflow.product.history.domain;

import org.jspecify.annotations.Nullable;

/**
 * One field that differs (source 4.7.3). A heavy text is only said to have changed; the snapshots hold it.
 *
 * @param field snake_case path
 * @param label name of the field for people, in Chinese
 * @param labelEn the same in English; null if it is known by the field
 * @param before old value: text, number, list or map of text; null if there was none or it is not said
 * @param after new value, like {@code before}
 * @param said false if only the fact is recorded: then before and after are the SHA-256 of the texts
 */
public record FieldChange(
        String field,
        String label,
        @Nullable String labelEn,
        @Nullable Object before,
        @Nullable Object after,
        boolean said) {

    public static FieldChange of(String field, String label, @Nullable Object before, @Nullable Object after) {
        return new FieldChange(field, label, null, before, after, true);
    }

    /** @param before hash of the old text, null if there was none; {@code after} alike */
    public static FieldChange unsaid(String field, String label, @Nullable String before, @Nullable String after) {
        return new FieldChange(field, label, null, before, after, false);
    }

    /** The same change under other names for people. */
    public FieldChange called(String chinese, String english) {
        return new FieldChange(field, chinese, english, before, after, said);
    }
}
