package io.goodsflow.kit.log;

/** {@code eyJ…​.…​.…​}: a run of base64url that begins like an object, a dot, another run. */
final class Jwts {

    private static final String START = "eyJ";
    private static final int SHORTEST_HEADER = 8;

    private Jwts() {}

    static String mask(String text) {
        int start = text.indexOf(START);
        if (start < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        int copied = 0;
        while (start >= 0) {
            int header = endOfRun(text, start);
            int end = header;
            while (end < text.length() - 1 && text.charAt(end) == '.' && isPart(text.charAt(end + 1))) {
                end = endOfRun(text, end + 1);
            }
            if (end > header && header - start >= SHORTEST_HEADER) {
                out.append(text, copied, start).append(SecretNames.MASK);
                copied = end;
            }
            // a later start inside the same run would end at the same place
            start = text.indexOf(START, Math.max(end, start + START.length()));
        }
        return out.append(text, copied, text.length()).toString();
    }

    private static int endOfRun(String text, int from) {
        int end = from;
        while (end < text.length() && isPart(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isPart(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_';
    }
}
