package io.goodsflow.supply.sheet.domain;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A row's trimmed values by column name ({@code title}, {@code spec:Colour}); an empty cell has no entry.
 *
 * @param row number of the sheet row
 * @param unreadable names of the columns whose cell cannot be used
 * @param problems the same in words
 */
record RowValues(int row, Map<String, String> values, Set<String> unreadable, List<String> problems) {
    String get(Column column) {
        return get(column.code());
    }

    String get(String name) {
        return values.getOrDefault(name, "");
    }

    /** Such a column must not be reported a second time as missing. */
    boolean unreadable(Column column) {
        return unreadable.contains(column.code());
    }
}
