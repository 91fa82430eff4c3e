package io.goodsflow.kit.data;

import java.util.Map;

/**
 * Keeps the newest full state per key (architecture 4): a state that is not newer than the one kept is dropped and
 * counted. Made for a table with a primary key column and a {@code last_processed_version} column.
 */
public interface VersionedProjection {

    /**
     * Inserts or overwrites the row if version is newer; one conditional statement.
     *
     * @param columns values by column name; names are the caller's constants
     * @return false if the state was old or a repeat
     */
    boolean apply(String table, String keyColumn, long key, long version, Map<String, Object> columns);
}
