package io.goodsflow.product.draft.domain;

import io.goodsflow.kernel.VisibleText;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Texts of a natural key: two that people cannot tell apart are one. */
final class KeyText {

    private static final Pattern BLANKS = Pattern.compile("\\s+", Pattern.UNICODE_CHARACTER_CLASS);

    private static final Pattern WIDTH_FORMS = Pattern.compile("[\\uFF01-\\uFFEE]+");

    private KeyText() {}

    /**
     * A merchant's own id: what is unseen, the blanks around it and its width do not count. Case does, because {@code
     * ab-1} and {@code AB-1} may be two products to the merchant.
     */
    static String ofId(@Nullable String id) {
        String seen = VisibleText.withoutUnseen(id == null ? "" : id);
        String narrow = WIDTH_FORMS
                .matcher(seen)
                .replaceAll(wide -> Matcher.quoteReplacement(Normalizer.normalize(wide.group(), Normalizer.Form.NFKC)));
        return withoutBlanksAround(Normalizer.normalize(narrow, Normalizer.Form.NFC));
    }

    /** A name or title: nothing counts but what is read; no width, no case, no number of blanks. */
    static String asRead(@Nullable String text) {
        String seen = VisibleText.withoutUnseen(text == null ? "" : text);
        return blanksAndCase(Normalizer.normalize(seen, Normalizer.Form.NFKC));
    }

    /** As titles were compared before what is unseen was left out. */
    static String formerlyAsRead(@Nullable String text) {
        return blanksAndCase(Normalizer.normalize(text == null ? "" : text, Normalizer.Form.NFKC));
    }

    private static String blanksAndCase(String text) {
        return BLANKS.matcher(text).replaceAll(" ").strip().toLowerCase(Locale.ROOT);
    }

    private static String withoutBlanksAround(String text) {
        int from = 0;
        int to = text.length();
        while (from < to && isBlank(text.charAt(from))) {
            from++;
        }
        while (to > from && isBlank(text.charAt(to - 1))) {
            to--;
        }
        return text.substring(from, to);
    }

    /** Wider than {@link String#strip}, which keeps no-break spaces. */
    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }
}
