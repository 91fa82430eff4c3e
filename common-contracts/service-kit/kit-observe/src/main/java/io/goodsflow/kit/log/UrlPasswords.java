package io.goodsflow.kit.log;

/** The password of {@code scheme://user:password@host}. */
final class UrlPasswords {

    private static final String AUTHORITY = "://";
    private static final int LONGEST = 512;

    private UrlPasswords() {}

    static String mask(String text) {
        int start = text.indexOf(AUTHORITY);
        if (start < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        int copied = 0;
        while (start >= 0) {
            int from = start + AUTHORITY.length();
            int colon = -1;
            int at = from;
            int limit = Math.min(text.length(), from + LONGEST);
            while (at < limit && isUserInfo(text.charAt(at))) {
                if (colon < 0 && text.charAt(at) == ':') {
                    colon = at;
                }
                at++;
            }
            if (colon >= 0 && at < limit && text.charAt(at) == '@') {
                out.append(text, copied, colon + 1).append(SecretNames.MASK);
                copied = at;
            }
            start = text.indexOf(AUTHORITY, at);
        }
        return out.append(text, copied, text.length()).toString();
    }

    private static boolean isUserInfo(char c) {
        return c > ' ' && "@/?#\"'<>\\".indexOf(c) < 0;
    }
}
