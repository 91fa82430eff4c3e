package io.goodsflow.supply.sheet.domain;

/**
 * A cell as it was found.
 *
 * @param text what it shows: dates as ISO text, numbers as plain digits with the cell's own zero padding; not trimmed
 * @param fault why the text cannot be used as a value
 */
public record Cell(String text, Fault fault) {
    public static final Cell EMPTY = new Cell("", Fault.NONE);

    public static Cell of(String text) {
        return text.isEmpty() ? EMPTY : new Cell(text, Fault.NONE);
    }

    boolean isBlank() {
        return fault == Fault.NONE && Text.isBlank(text);
    }

    /** What can be wrong with a cell before its meaning is asked. */
    public enum Fault {
        NONE(""),
        FORMULA_WITHOUT_VALUE("has a formula without a stored value"),
        ERROR_VALUE("has an error value"),
        NOT_A_NUMBER("has a number out of any range"),
        CUT_OFF("is too long");

        private final String words;

        Fault(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }
}
