package io.goodsflow.kit.web.problem;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.web.servlet.LocaleResolver;

/** Gives bean validation the same language as the problem around it, whatever the machine's own locale is. */
final class TwoLanguagesResolver implements LocaleResolver {

    @Override
    public Locale resolveLocale(HttpServletRequest request) {
        return Languages.of(request);
    }

    @Override
    public void setLocale(HttpServletRequest request, @Nullable HttpServletResponse response, @Nullable Locale locale) {
        throw new UnsupportedOperationException("the language follows Accept-Language");
    }
}
