package io.goodsflow.kit.data.projection;

import io.goodsflow.kit.data.SqlNames;
import io.goodsflow.kit.data.VersionedProjection;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * The conditional UPDATE comes first, because nearly every state meets its row. {@code ON DUPLICATE KEY UPDATE} is not
 * used: its row count does not tell an insert from a drop, and it would also react to another unique key of the table.
 */
class TableProjection implements VersionedProjection {

    private static final String VERSION = "last_processed_version";

    private final JdbcTemplate jdbc;
    private final Dropped dropped;

    TableProjection(JdbcTemplate jdbc, Dropped dropped) {
        this.jdbc = jdbc;
        this.dropped = dropped;
    }

    @Override
    public boolean apply(
            String table, String keyColumn, long key, long version, Map<String, ? extends @Nullable Object> columns) {
        check(table, keyColumn, columns);
        List<String> names = List.copyOf(columns.keySet());
        List<@Nullable Object> values = new ArrayList<>();
        for (String name : names) {
            values.add(bindable(columns.get(name)));
        }
        values.add(version);
        values.add(key);
        if (overwrite(table, keyColumn, names, values, version)) {
            return true;
        }
        try {
            insert(table, keyColumn, names, values);
            return true;
        } catch (DuplicateKeyException e) {
            return overwriteOrDrop(table, keyColumn, names, values, version, e);
        }
    }

    private boolean overwriteOrDrop(
            String table,
            String keyColumn,
            List<String> names,
            List<@Nullable Object> values,
            long version,
            DuplicateKeyException duplicate) {
        // another process may have inserted an older state since the first attempt
        if (overwrite(table, keyColumn, names, values, version)) {
            return true;
        }
        Integer rows = jdbc.queryForObject(
                "SELECT COUNT(*) FROM " + table + " WHERE " + keyColumn + " = ?",
                Integer.class,
                values.get(values.size() - 1));
        if (rows == null || rows == 0) {
            throw duplicate;
        }
        dropped.count(table);
        return false;
    }

    private boolean overwrite(
            String table, String keyColumn, List<String> names, List<@Nullable Object> values, long version) {
        String assignments = names.stream().map(name -> name + " = ?, ").collect(Collectors.joining());
        List<@Nullable Object> arguments = new ArrayList<>(values);
        arguments.add(version);
        return jdbc.update(
                        "UPDATE " + table + " SET " + assignments + VERSION + " = ? WHERE " + keyColumn + " = ? AND "
                                + VERSION + " < ?",
                        arguments.toArray())
                == 1;
    }

    private void insert(String table, String keyColumn, List<String> names, List<@Nullable Object> values) {
        String columns = names.stream().map(name -> name + ", ").collect(Collectors.joining());
        jdbc.update(
                "INSERT INTO " + table + " (" + columns + VERSION + ", " + keyColumn + ") VALUES ("
                        + "?, ".repeat(names.size()) + "?, ?)",
                values.toArray());
    }

    private static void check(String table, String keyColumn, Map<String, ?> columns) {
        SqlNames.require(table);
        SqlNames.require(keyColumn);
        columns.keySet().forEach(SqlNames::require);
        if (columns.containsKey(VERSION) || columns.containsKey(keyColumn)) {
            throw new IllegalArgumentException("key and version are given by their own arguments");
        }
    }

    /** Times are stored in UTC whatever the driver's zone is; enums by name. */
    private static @Nullable Object bindable(@Nullable Object value) {
        if (value instanceof OffsetDateTime time) {
            return time.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime();
        }
        if (value instanceof Instant time) {
            return LocalDateTime.ofInstant(time, ZoneOffset.UTC);
        }
        return value instanceof Enum<?> word ? word.name() : value;
    }
}
