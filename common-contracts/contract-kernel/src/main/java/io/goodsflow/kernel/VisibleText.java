package io.goodsflow.kernel;

import java.util.regex.Pattern;

/**
 * What of a text a person sees. Characters are counted as code points everywhere, so that an emoji is one (api.md, "The
 * import sheet": limits are in characters).
 */
public final class VisibleText {

    /** Characters without width: joiners, marks of direction, the byte order mark, the soft hyphen. */
    private static final Pattern UNSEEN =
            Pattern.compile("[\\u00AD\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF]");

    /** What breaks a line, rings a bell or turns the rest of the line around. */
    private static final Pattern NOT_OF_ONE_LINE =
            Pattern.compile("[\\p{Cc}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]");

    private static final Pattern NOT_OF_LINES =
            Pattern.compile("[\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069&&[^\\n\\r\\t]]");

    private VisibleText() {}

    /** Characters of the text. */
    public static int characters(CharSequence text) {
        return Character.codePointCount(text, 0, text.length());
    }

    /** Whether nothing is there to be seen: blanks, controls and characters without width alone. */
    public static boolean isEmpty(CharSequence text) {
        return text.codePoints().allMatch(VisibleText::isUnseen);
    }

    /** The text without the characters that have no width. */
    public static String withoutUnseen(String text) {
        return UNSEEN.matcher(text).replaceAll("");
    }

    /** Whether the text has a character without width. */
    public static boolean hasUnseen(String text) {
        return UNSEEN.matcher(text).find();
    }

    /** Whether the text may stand in one line as it is: no line break, no control, no mark that turns the line around. */
    public static boolean isOneLine(String text) {
        return !NOT_OF_ONE_LINE.matcher(text).find();
    }

    /** As {@link #isOneLine}, for a text of several lines: line breaks and tabs may be in it. */
    public static boolean isLines(String text) {
        return !NOT_OF_LINES.matcher(text).find();
    }

    private static boolean isUnseen(int c) {
        return Character.isWhitespace(c)
                || Character.isSpaceChar(c)
                || Character.isISOControl(c)
                || UNSEEN.matcher(Character.toString(c)).matches();
    }
}
