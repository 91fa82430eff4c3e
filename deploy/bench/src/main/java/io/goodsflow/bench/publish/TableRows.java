package io.goodsflow.bench.publish;

import io.goodsflow.bench.measure.BenchFailed;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rows of a table with whatever columns it has, so that a migration does not make them stale. */
record TableRows(String table, List<String> columns, List<List<@Nullable Object>> rows) {

    /** Columns that an insert gives a value: neither computed nor counted by the database. */
    private static final String GIVEN_COLUMNS = "SELECT column_name FROM information_schema.columns"
            + " WHERE table_schema = DATABASE() AND table_name = ? AND COALESCE(generation_expression, '') = ''"
            + " AND extra NOT LIKE '%auto_increment%' ORDER BY ordinal_position";

    static TableRows read(Connection connection, String table, String where, Object... arguments) {
        try {
            List<String> columns = givenColumns(connection, table);
            String sql = "SELECT " + String.join(", ", columns) + " FROM " + table + " WHERE " + where;
            return new TableRows(table, columns, query(connection, sql, arguments));
        } catch (SQLException e) {
            throw new BenchFailed("The rows of " + table + " cannot be read: " + e.getMessage(), e);
        }
    }

    static List<String> givenColumns(Connection connection, String table) throws SQLException {
        return query(connection, GIVEN_COLUMNS, table).stream()
                .map(row -> String.valueOf(row.get(0)))
                .toList();
    }

    private static List<List<@Nullable Object>> query(Connection connection, String sql, Object... arguments)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < arguments.length; i++) {
                statement.setObject(i + 1, arguments[i]);
            }
            List<List<@Nullable Object>> rows = new ArrayList<>();
            try (ResultSet found = statement.executeQuery()) {
                int width = found.getMetaData().getColumnCount();
                while (found.next()) {
                    List<@Nullable Object> row = new ArrayList<>(width);
                    for (int i = 1; i <= width; i++) {
                        row.add(found.getObject(i));
                    }
                    rows.add(Collections.unmodifiableList(row));
                }
            }
            return rows;
        }
    }

    /** The same rows, parted by what a column says. */
    Map<String, TableRows> by(String column) {
        Map<String, List<List<@Nullable Object>>> parts = new LinkedHashMap<>();
        int index = index(column);
        rows.forEach(row -> parts.computeIfAbsent(String.valueOf(row.get(index)), key -> new ArrayList<>())
                .add(row));
        Map<String, TableRows> all = new LinkedHashMap<>();
        parts.forEach((key, part) -> all.put(key, new TableRows(table, columns, part)));
        return all;
    }

    /** These rows and others of the same table. */
    TableRows and(TableRows others) {
        List<List<@Nullable Object>> all = new ArrayList<>(rows);
        all.addAll(others.rows);
        return new TableRows(table, columns, all);
    }

    TableRows none() {
        return new TableRows(table, columns, List.of());
    }

    int size() {
        return rows.size();
    }

    @Nullable
    Object value(int row, String column) {
        return rows.get(row).get(index(column));
    }

    String text(int row, String column) {
        return String.valueOf(value(row, column));
    }

    /** All rows by one statement. */
    void insert(Connection connection, String end) throws SQLException {
        if (rows.isEmpty()) {
            return;
        }
        String marks = "(" + String.join(", ", Collections.nCopies(columns.size(), "?")) + ")";
        String sql = "INSERT INTO " + table + " (" + String.join(", ", columns) + ") VALUES "
                + String.join(", ", Collections.nCopies(rows.size(), marks)) + end;
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            int mark = 1;
            for (List<@Nullable Object> row : rows) {
                for (Object value : row) {
                    statement.setObject(mark++, value);
                }
            }
            statement.executeUpdate();
        }
    }

    private int index(String column) {
        int index = columns.indexOf(column);
        if (index < 0) {
            throw new BenchFailed(table + " has no " + column + ".");
        }
        return index;
    }
}
