package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.ErrorCode;
import jakarta.servlet.http.HttpServletRequest;
import java.text.MessageFormat;
import java.util.Collections;
import java.util.Locale;

/** The two languages of messages: the caller's first choice among them, else English. */
final class Languages {

    private Languages() {}

    static Locale of(HttpServletRequest request) {
        for (Locale wanted : Collections.list(request.getLocales())) {
            if (wanted.getLanguage().equals(Locale.CHINESE.getLanguage())) {
                return Locale.SIMPLIFIED_CHINESE;
            }
            if (wanted.getLanguage().equals(Locale.ENGLISH.getLanguage())) {
                return Locale.ENGLISH;
            }
        }
        return Locale.ENGLISH;
    }

    static String message(ErrorCode code, Locale language, Object... arguments) {
        return format(
                language.getLanguage().equals(Locale.CHINESE.getLanguage()) ? code.chinese() : code.english(),
                arguments);
    }

    static String choose(Locale language, String english, String chinese) {
        return language.getLanguage().equals(Locale.CHINESE.getLanguage()) ? chinese : english;
    }

    /** Numbers are written plainly: an id or a limit with thousands separators cannot be copied. */
    private static String format(String pattern, Object... arguments) {
        Object[] texts = new Object[arguments.length];
        for (int i = 0; i < arguments.length; i++) {
            texts[i] = String.valueOf(arguments[i]);
        }
        return new MessageFormat(pattern, Locale.ROOT).format(texts);
    }
}
