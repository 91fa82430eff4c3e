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
    private final Map<Integer, String> names;
    private final MergedRanges merged;

    RowReader(Header header, List<MergedRange> merged) {
        this.names = header.names();
        this.merged = new MergedRanges(merged);
    }

    /** Rows must come in growing order. */
    RowValues read(SheetRow row) {
        merged.moveTo(row.number());
        Map<String, String> values = new HashMap<>();
        Set<String> unreadable = new HashSet<>();
        List<String> problems = new ArrayList<>();
        names.forEach((at, name) -> {
            Cell cell = row.cell(at);
            String problem = problem(row.number(), at, name, cell);
            if (!problem.isEmpty()) {
                unreadable.add(name);
                problems.add(problem);
            } else if (!cell.isBlank()) {
                values.put(name, Text.trim(cell.text()));
            }
        });
        return new RowValues(row.number(), values, unreadable, problems);
    }

    private String problem(int row, int at, String name, Cell cell) {
        Optional<MergedRange> range = merged.over(row, at);
        if (range.isPresent()) {
            return name + " is in the merged range " + range.get().name();
        }
        if (cell.fault() != Cell.Fault.NONE) {
            return name + " " + cell.fault().words();
        }
        if (!MULTI_LINE.contains(name) && Text.hasControlCharacter(Text.trim(cell.text()))) {
            return name + " has a control character";
        }
        return "";
    }
}
