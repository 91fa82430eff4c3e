package io.goodsflow.kit.log;

/** From {@code -----BEGIN … PRIVATE KEY-----} to its end, or to the end of the text if that was cut. */
final class PemKeys {

    private static final String BEGIN = "-----BEGIN ";
    private static final String KIND = "PRIVATE KEY-----";
    private static final String END = "-----END ";
    private static final String DASHES = "-----";
    private static final int LONGEST_KIND = 32;

    private PemKeys() {}

    static String mask(String text) {
        int begin = text.indexOf(BEGIN);
        if (begin < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        int copied = 0;
        while (begin >= 0) {
            int head = begin + BEGIN.length();
            int kind = text.substring(head, Math.min(text.length(), head + LONGEST_KIND))
                    .indexOf(KIND);
            int next = head;
            if (kind >= 0) {
                next = endOf(text, head + kind + KIND.length());
                out.append(text, copied, begin).append(SecretNames.MASK);
                copied = next;
            }
            begin = text.indexOf(BEGIN, next);
        }
        return out.append(text, copied, text.length()).toString();
    }

    private static int endOf(String text, int from) {
        int end = text.indexOf(END, from);
        int dashes = end < 0 ? -1 : text.indexOf(DASHES, end + END.length());
        return dashes < 0 ? text.length() : dashes + DASHES.length();
    }
}
