package io.goodsflow.kit.log;

/** Whatever follows the word {@code Bearer}, unless it is too short to be a token. */
final class BearerTokens {

    private static final String WORD = "bearer ";
    private static final int SHORTEST = 16;

    private BearerTokens() {}

    static String mask(String text) {
        StringBuilder out = null;
        int copied = 0;
        for (int i = 0; i + WORD.length() < text.length(); i++) {
            if (!text.regionMatches(true, i, WORD, 0, WORD.length())) {
                continue;
            }
            int from = i + WORD.length();
            int end = from;
            while (end < text.length() && isToken(text.charAt(end))) {
                end++;
            }
            if (end - from >= SHORTEST) {
                out = out == null ? new StringBuilder(text.length()) : out;
                out.append(text, copied, from).append(SecretNames.MASK);
                copied = end;
            }
            i = end - 1;
        }
        return out == null ? text : out.append(text, copied, text.length()).toString();
    }

    private static boolean isToken(char c) {
        return c < 128 && (Character.isLetterOrDigit(c) || "-._~+/=".indexOf(c) >= 0);
    }
}
