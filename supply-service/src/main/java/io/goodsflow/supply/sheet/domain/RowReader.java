package io.goodsflow.supply.sheet.domain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads cells into values: merged ranges, formulas without a value and control characters are found here. */
final class RowReader {
    private static final Set<String> MULTI_LINE = Set.of(Column.DESCRIPTION.code(), Column.IMAGE_URLS.code());
    private final List<Named> columns = new ArrayList<>();
    private final MergedRanges merged;

    private record Named(int at, String name, boolean multiLine) {}

    RowReader(Header header, List<MergedRange> merged) {
        header.names().forEach((at, name) -> columns.add(new Named(at, name, MULTI_LINE.contains(name))));
        this.merged = new MergedRanges(merged);
    }

    /** Rows must come in growing order. */
    RowValues read(SheetRow row) {
        merged.moveTo(row.number());
        Map<String, String> values = new HashMap<>(columns.size() * 2);
        Set<String> unreadable = new HashSet<>(0);
        List<String> problems = new ArrayList<>(0);
        for (Named column : columns) {
            Cell cell = row.cell(column.at());
            String value = Text.trim(cell.text());
            String problem = problem(row.number(), column, cell, value);
            if (!problem.isEmpty()) {
                unreadable.add(column.name());
                problems.add(problem);
            } else if (!value.isEmpty()) {
                values.put(column.name(), value);
            }
        }
        return new RowValues(row.number(), values, unreadable, problems);
    }

    private String problem(int row, Named column, Cell cell, String value) {
        Optional<MergedRange> range = merged.over(row, column.at());
        if (range.isPresent()) {
            return column.name() + " is in the merged range " + range.get().name();
        }
        if (cell.fault() != Cell.Fault.NONE) {
            return column.name() + " " + cell.fault().words();
        }
        if (!column.multiLine() && Text.hasControlCharacter(value)) {
            return column.name() + " has a control character";
        }
        return "";
    }
}
