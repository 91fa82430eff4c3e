package io.goodsflow.supply.sheet.domain;

import java.util.Locale;

/** How text is cleaned before it is compared or kept. */
final class Text {
    private Text() {}

    /** Without the white space, no-break spaces, zero-width characters and byte order marks at both ends. */
    static String trim(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && isBlank(text.charAt(start))) {
            start++;
        }
        while (end > start && isBlank(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(start, end);
    }

    /** Characters as people count them in a limit: an emoji is one. */
    static int characters(String text) {
        return text.codePointCount(0, text.length());
    }

    static boolean isBlank(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isBlank(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** A header as it is compared: trimmed, lower case, full-width brackets and colons made plain. */
    static String header(String text) {
        return trim(text).replace('（', '(').replace('）', ')').replace('：', ':').toLowerCase(Locale.ROOT);
    }

    static boolean hasControlCharacter(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isISOControl(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isBlank(char c) {
        if (c > ' ' && c < 0x80) {
            return false;
        }
        return c <= ' '
                || Character.isWhitespace(c)
                || Character.isSpaceChar(c)
                || (c >= '\u200B' && c <= '\u200D')
                || c == '\u2060'
                || c == '\uFEFF';
    }
}
