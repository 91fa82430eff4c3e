package io.goodsflow.qc.review.adapter.persistence;

import io.goodsflow.qc.review.domain.Reason;
import org.jspecify.annotations.Nullable;

record ReasonRow(
        int reasonNo,
        String ruleCode,
        String severity,
        String code,
        @Nullable String field,
        String message) {

    private static final String DECISIVE = "REJECT";
    private static final String NOTE = "NOTE";
    private static final int FIELD_CHARS = 191;
    private static final int MESSAGE_CHARS = 500;

    static ReasonRow of(int reasonNo, Reason reason) {
        String field = reason.field();
        return new ReasonRow(
                reasonNo,
                reason.ruleCode(),
                reason.decisive() ? DECISIVE : NOTE,
                reason.code(),
                field == null ? null : cut(field, FIELD_CHARS),
                cut(reason.message(), MESSAGE_CHARS));
    }

    Reason toDomain() {
        return new Reason(ruleCode, DECISIVE.equals(severity), code, field, message);
    }

    /** Never between the halves of a pictograph. */
    private static String cut(String text, int chars) {
        if (text.length() <= chars) {
            return text;
        }
        return text.substring(0, Character.isHighSurrogate(text.charAt(chars - 1)) ? chars - 1 : chars);
    }
}
