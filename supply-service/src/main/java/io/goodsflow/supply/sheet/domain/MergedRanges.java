package io.goodsflow.supply.sheet.domain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The merged ranges of a sheet, asked row by row from the top. */
final class MergedRanges {
    private final List<MergedRange> byFirstRow;
    private final List<MergedRange> open = new ArrayList<>();
    private int next;

    MergedRanges(List<MergedRange> ranges) {
        byFirstRow = ranges.stream()
                .sorted(Comparator.comparingInt(MergedRange::firstRow))
                .toList();
    }

    /** Rows must be announced in growing order. */
    void moveTo(int row) {
        while (next < byFirstRow.size() && byFirstRow.get(next).firstRow() <= row) {
            open.add(byFirstRow.get(next++));
        }
        if (!open.isEmpty()) {
            open.removeIf(range -> range.lastRow() < row);
        }
    }

    Optional<MergedRange> over(int row, int column) {
        for (MergedRange range : open) {
            if (range.covers(row, column)) {
                return Optional.of(range);
            }
        }
        return Optional.empty();
    }
}
