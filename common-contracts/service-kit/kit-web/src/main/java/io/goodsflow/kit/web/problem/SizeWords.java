package io.goodsflow.kit.web.problem;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Tells which sizes are allowed; "between 0 and 128" would say that nothing at all is. */
final class SizeWords {

    private SizeWords() {}

    static String of(@Nullable Object value, int min, int max, Locale language) {
        boolean text = value instanceof CharSequence;
        String english = text ? " characters" : " entries";
        String chinese = text ? " 个字符" : " 项";
        if (max == Integer.MAX_VALUE) {
            return Languages.choose(language, "must have at least " + min + english, "至少 " + min + chinese);
        }
        return min == 0
                ? Languages.choose(language, "must have at most " + max + english, "最多 " + max + chinese)
                : Languages.choose(
                        language, "must have " + min + " to " + max + english, "应为 " + min + " 至 " + max + chinese);
    }
}
