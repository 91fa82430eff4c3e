package io.goodsflow.kit.log;

import java.util.List;
import java.util.Locale;

/** Values behind a secret's name: {@code name=value}, {@code name: value}, {@code "name":"value"}, lists and objects. */
final class NamedValues {

    private static final int LONGEST_NAME = 64;
    private static final int SHORTEST_NAME = 3;
    private static final List<String> SCHEMES = List.of("bearer", "basic", "digest", "hmac");

    private NamedValues() {}

    static String mask(String text) {
        StringBuilder out = null;
        int copied = 0;
        for (int i = SHORTEST_NAME; i < text.length() - 1; i++) {
            char c = text.charAt(i);
            if ((c == '=' || c == ':') && i >= copied) {
                String name = nameBefore(text, i);
                if (name.length() >= SHORTEST_NAME) {
                    int from = skipSpaces(text, i + 1);
                    int end = endOfValue(text, from);
                    if (end > from && SecretNames.isSecret(name, unquoted(text.substring(from, end)))) {
                        out = out == null ? new StringBuilder(text.length()) : out;
                        out.append(text, copied, from).append(masked(text, from));
                        copied = end;
                    }
                }
            }
        }
        return out == null ? text : out.append(text, copied, text.length()).toString();
    }

    /** Keeps the quotes, so that what was JSON stays JSON. */
    private static String masked(String text, int from) {
        String quote = quoteAt(text, from);
        return quote + SecretNames.MASK + quote;
    }

    private static String nameBefore(String text, int separator) {
        int end = separator;
        while (end > 0 && text.charAt(end - 1) == ' ') {
            end--;
        }
        if (end > 0 && isQuote(text.charAt(end - 1))) {
            end--;
            while (end > 0 && text.charAt(end - 1) == '\\') {
                end--;
            }
        }
        int start = end;
        int limit = Math.max(0, end - LONGEST_NAME);
        while (start > limit && isName(text.charAt(start - 1))) {
            start--;
        }
        return text.substring(start, end);
    }

    private static int endOfValue(String text, int from) {
        if (from >= text.length()) {
            return from;
        }
        String quote = quoteAt(text, from);
        if (!quote.isEmpty()) {
            return endOfQuoted(text, from + quote.length(), quote);
        }
        char c = text.charAt(from);
        if (c == '[' || c == '{') {
            int end = text.indexOf(c == '[' ? ']' : '}', from);
            return end < 0 ? text.length() : end + 1;
        }
        int end = endOfWord(text, from);
        String word = text.substring(from, end).toLowerCase(Locale.ROOT);
        return SCHEMES.contains(word) ? endOfWord(text, skipSpaces(text, end)) : end;
    }

    private static int endOfQuoted(String text, int from, String quote) {
        int end = text.indexOf(quote, from);
        while (end > 0 && quote.length() == 1 && text.charAt(end - 1) == '\\') {
            end = text.indexOf(quote, end + 1);
        }
        return end < 0 ? text.length() : end + quote.length();
    }

    private static int endOfWord(String text, int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) > ' ' && ",;&\"'<>)]}\\".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private static String quoteAt(String text, int at) {
        int end = at;
        while (end < text.length() && text.charAt(end) == '\\') {
            end++;
        }
        return end < text.length() && isQuote(text.charAt(end)) ? text.substring(at, end + 1) : "";
    }

    private static String unquoted(String value) {
        String quote = quoteAt(value, 0);
        return quote.isEmpty() || value.length() < 2 * quote.length()
                ? value
                : value.substring(quote.length(), value.length() - quote.length());
    }

    private static int skipSpaces(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    private static boolean isQuote(char c) {
        return c == '"' || c == '\'';
    }

    private static boolean isName(char c) {
        return c < 128 && (Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.');
    }
}
