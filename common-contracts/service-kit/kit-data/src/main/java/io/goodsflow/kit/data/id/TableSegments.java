package io.goodsflow.kit.data.id;

import java.util.Objects;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionTemplate;

/** Segments from table {@code id_segment}, each in a short transaction on a connection of its own. */
class TableSegments implements Segments {

    private static final long FIRST = 1_000;
    private static final long LIMIT = 1L << 53;

    private final JdbcTemplate jdbc;
    private final TransactionTemplate transaction;

    TableSegments(JdbcTemplate jdbc, TransactionTemplate transaction) {
        this.jdbc = jdbc;
        this.transaction = transaction;
    }

    @Override
    public long take(String sequence, int size) {
        Long first = transaction.execute(status -> advance(sequence, size));
        return Objects.requireNonNull(first);
    }

    private long advance(String sequence, int size) {
        if (add(sequence, size) == 0) {
            jdbc.update(
                    "INSERT IGNORE INTO id_segment (name, next_value, updated_at) VALUES (?, ?, UTC_TIMESTAMP(3))",
                    sequence,
                    FIRST);
            add(sequence, size);
        }
        Long end = jdbc.queryForObject("SELECT next_value FROM id_segment WHERE name = ?", Long.class, sequence);
        if (end == null || end > LIMIT) {
            throw new IllegalStateException("sequence " + sequence + " has no ids below 2^53 left");
        }
        return end - size;
    }

    /** Locks the row until the transaction ends, so what is read after it is what was written. */
    private int add(String sequence, int size) {
        return jdbc.update(
                "UPDATE id_segment SET next_value = next_value + ?, updated_at = UTC_TIMESTAMP(3) WHERE name = ?",
                size,
                sequence);
    }
}
