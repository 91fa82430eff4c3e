package io.goodsflow.supply.sheet.domain;

/**
 * Takes the power out of cells that a spreadsheet program could evaluate, in a way that can be undone: an apostrophe in
 * front. A text that begins with an apostrophe gets one more, so that undoing is never ambiguous.
 */
public final class Neutral {
    private static final String RISKY = "=+-@\t\r\0'";

    private Neutral() {}

    public static String neutralise(String text) {
        return !text.isEmpty() && RISKY.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
    }

    public static String restore(String text) {
        return text.startsWith("'") ? text.substring(1) : text;
    }
}
