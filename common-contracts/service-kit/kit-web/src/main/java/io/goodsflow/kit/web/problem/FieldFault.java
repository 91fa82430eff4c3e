package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.FieldError;
import java.util.Locale;

/** What can be wrong with a single field before any rule of a service is asked. */
enum FieldFault {
    REQUIRED("field.required", "is required", "不能为空"),
    UNKNOWN("field.unknown", "is not known", "是未知字段"),
    WRONG_TYPE("field.wrong_type", "has the wrong type or format", "的类型或格式不正确"),
    INVALID("field.invalid", "is not valid", "的值无效"),
    TEXT_TOO_LONG("text.too_long", "is too long", "过长"),
    TEXT_TOO_SHORT("text.too_short", "is too short", "过短"),
    TEXT_MALFORMED("text.malformed", "has the wrong format", "格式不正确"),
    LIST_TOO_LONG("list.too_long", "has too many entries", "的条目过多"),
    LIST_TOO_SHORT("list.too_short", "has too few entries", "的条目过少"),
    NUMBER_TOO_SMALL("number.too_small", "is too small", "过小"),
    NUMBER_TOO_LARGE("number.too_large", "is too large", "过大"),
    NUMBER_TOO_PRECISE("number.too_precise", "has too many digits", "的位数过多");

    private final String code;
    private final String english;
    private final String chinese;

    FieldFault(String code, String english, String chinese) {
        this.code = code;
        this.english = english;
        this.chinese = chinese;
    }

    String code() {
        return code;
    }

    FieldError of(String field, Locale language) {
        return new FieldError(field, code, field + Languages.choose(language, " " + english, " " + chinese));
    }
}
