package io.goodsflow.kit.data;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the newest full state per key (architecture 4): a state that is not newer than the one kept is dropped and
 * counted. Made for a table with a primary key column and a {@code last_processed_version} column.
 */
public interface VersionedProjection {

    /**
     * Overwrites the row if version is newer, by one conditional statement, or inserts it. Joins an open transaction.
     *
     * @param columns values by column name; names are the caller's constants; times are stored as UTC, enums by name
     * @return false if the state was old or a repeat
     */
    boolean apply(
            String table, String keyColumn, long key, long version, Map<String, ? extends @Nullable Object> columns);
}
