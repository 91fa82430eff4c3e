package io.goodsflow.supply.sheet.domain;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cells merged into one.
 *
 * @param name as the spreadsheet names it, for example {@code C3:C4}
 * @param firstRow from 1
 * @param firstColumn from 0
 */
public record MergedRange(String name, int firstRow, int lastRow, int firstColumn, int lastColumn) {
    private static final Pattern RANGE =
            Pattern.compile("([A-Z]{1,3})([1-9][0-9]{0,6})(?::([A-Z]{1,3})([1-9][0-9]{0,6}))?");

    /** Empty if the text is no range. */
    public static Optional<MergedRange> parse(String name) {
        Matcher range = RANGE.matcher(name);
        if (!range.matches()) {
            return Optional.empty();
        }
        int column = column(range.group(1));
        int row = Integer.parseInt(range.group(2));
        String lastColumn = range.group(3);
        return Optional.of(new MergedRange(
                name,
                row,
                lastColumn == null ? row : Integer.parseInt(range.group(4)),
                column,
                lastColumn == null ? column : column(lastColumn)));
    }

    boolean covers(int row, int column) {
        return row >= firstRow && row <= lastRow && column >= firstColumn && column <= lastColumn;
    }

    private static int column(String letters) {
        int number = 0;
        for (int i = 0; i < letters.length(); i++) {
            number = number * 26 + (letters.charAt(i) - 'A' + 1);
        }
        return number - 1;
    }
}
