package io.goodsflow.supply.sheet.domain;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One product of the sheet, or a row that belongs to none.
 *
 * @param itemNo number of its first sheet row
 * @param outerId empty if it has none
 * @param rows its rows as they were, for the error sheet
 * @param product null if it has a problem
 * @param problem null if it has a product
 */
public record ParsedProduct(
        int itemNo,
        String outerId,
        List<RawRow> rows,
        @Nullable Product product,
        @Nullable Problem problem) {

    /**
     * A row as it was.
     *
     * @param cells texts by column
     */
    public record RawRow(int row, List<String> cells) {
        /** Characters of all cells. */
        public long size() {
            long size = 0;
            for (String cell : cells) {
                size += cell.length();
            }
            return size;
        }
    }

    /**
     * Why a product cannot be made of its rows.
     *
     * @param conflict true if rows contradict each other, false if a cell breaks a rule
     */
    public record Problem(boolean conflict, String message) {}
}
