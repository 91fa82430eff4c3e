package io.goodsflow.qc.rule.domain;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A text stripped of what hides a word without changing how it reads.
 *
 * <p>Han words are looked for in {@link #joined}, where spaces and filler marks between the characters are gone; others
 * in {@link #spaced}, where words are separated by one space and begin and end with one. Sentence marks stay in the
 * joined text, so that the end of one phrase and the start of the next do not make a third.
 *
 * @param joined without spaces and fillers
 * @param spaced letters and digits in words
 */
public record PlainText(String joined, String spaced) {

    private static final Pattern INVISIBLE =
            Pattern.compile("[\\p{Cf}\\p{Cc}\\u0300-\\u036F\\u115F\\u1160\\uFE00-\\uFE0F&&[^\\t\\n\\r]]");
    private static final Pattern FILLER = Pattern.compile("[\\s\\p{Zs}*_~^|`#+=\\-.·•・/\\\\]+");
    private static final Pattern NOT_A_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

    public static PlainText of(String text) {
        String plain = Normalizer.normalize(
                INVISIBLE
                        .matcher(Normalizer.normalize(text, Normalizer.Form.NFKD))
                        .replaceAll(""),
                Normalizer.Form.NFC);
        String lower = plain.toLowerCase(Locale.ROOT);
        return new PlainText(
                FILLER.matcher(lower).replaceAll(""),
                " " + NOT_A_WORD.matcher(lower).replaceAll(" ").strip() + " ");
    }

    /** True if the word is written in Han characters, at least in part. */
    public static boolean han(String word) {
        return word.codePoints().anyMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.HAN);
    }
}
