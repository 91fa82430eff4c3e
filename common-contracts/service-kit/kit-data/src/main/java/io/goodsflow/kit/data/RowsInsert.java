package io.goodsflow.kit.data;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * Inserts many rows by one statement, or by a few if they are very many or very long.
 *
 * <pre>{@code
 * private static final RowsInsert<VerdictRow> INSERT =
 *         RowsInsert.into("draft_verdict", "draft_id, result", row -> Arrays.asList(row.draftId(), row.result()));
 * }</pre>
 */
public final class RowsInsert<R> {

    private static final int MOST_VALUES = 20_000;
    private static final int MOST_CHARACTERS = 2_000_000;

    private final String head;
    private final String marks;
    private final String tail;
    private final Function<R, List<@Nullable Object>> values;

    private RowsInsert(String head, String marks, String tail, Function<R, List<@Nullable Object>> values) {
        this.head = head;
        this.marks = marks;
        this.tail = tail;
        this.values = values;
    }

    /**
     * The statement of a table.
     *
     * @param columns with commas between them
     * @param values of a row, one a column
     */
    public static <R> RowsInsert<R> into(String table, String columns, Function<R, List<@Nullable Object>> values) {
        int width = columns.split(",", -1).length;
        return new RowsInsert<>(
                "INSERT INTO " + table + " (" + columns + ") VALUES ",
                "(" + String.join(", ", Collections.nCopies(width, "?")) + ")",
                "",
                values);
    }

    /** The same statement with another end, for example {@code ON DUPLICATE KEY UPDATE id = id}. */
    public RowsInsert<R> ending(String end) {
        return new RowsInsert<>(head, marks, " " + end, values);
    }

    /** In this order; call inside a transaction. */
    public void insert(JdbcTemplate jdbc, List<R> rows) {
        List<@Nullable Object> taken = new ArrayList<>();
        int count = 0;
        long characters = 0;
        for (R row : rows) {
            List<@Nullable Object> next = values.apply(row);
            long length = next.stream()
                    .mapToLong(value -> value instanceof String text ? text.length() : 0)
                    .sum();
            if (count > 0 && (taken.size() + next.size() > MOST_VALUES || characters + length > MOST_CHARACTERS)) {
                execute(jdbc, count, taken);
                taken.clear();
                count = 0;
                characters = 0;
            }
            taken.addAll(next);
            count++;
            characters += length;
        }
        if (count > 0) {
            execute(jdbc, count, taken);
        }
    }

    private void execute(JdbcTemplate jdbc, int rows, List<@Nullable Object> taken) {
        jdbc.update(head + String.join(", ", Collections.nCopies(rows, marks)) + tail, taken.toArray());
    }
}
