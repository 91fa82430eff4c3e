package io.goodsflow.kit.data.id;

import java.util.Objects;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;

/** Segments from table {@code id_segment}, each in a short transaction on a connection of its own. */
class TableSegments implements Segments {

    private static final long FIRST = 1_000;
    private static final long LIMIT = 1L << 53;

    private final JdbcTemplate jdbc;
    private final TransactionTemplate transaction;

    TableSegments(DataSource dataSource) {
        this.jdbc = new JdbcTemplate(dataSource);
        this.transaction = new TransactionTemplate(new JdbcTransactionManager(dataSource));
        this.transaction.setPropagationBehavior(TransactionDefinition.PROPAGATION_REQUIRES_NEW);
    }

    @Override
    public long take(String sequence, int size) {
        Long first = transaction.execute(status -> advance(sequence, size));
        if (first == null) {
            // created in a transaction of its own: a lock kept from a lost race would deadlock with the winner's
            transaction.executeWithoutResult(status -> create(sequence));
            first = transaction.execute(status -> advance(sequence, size));
        }
        return Objects.requireNonNull(first, "sequence was deleted: " + sequence);
    }

    /** The update locks the row until the transaction ends, so what is read after it is what was written. */
    private @Nullable Long advance(String sequence, int size) {
        int rows = jdbc.update(
                "UPDATE id_segment SET next_value = next_value + ?, updated_at = UTC_TIMESTAMP(3) WHERE name = ?",
                size,
                sequence);
        if (rows == 0) {
            return null;
        }
        Long end = jdbc.queryForObject("SELECT next_value FROM id_segment WHERE name = ?", Long.class, sequence);
        if (end == null || end > LIMIT) {
            throw new IllegalStateException("sequence " + sequence + " has no ids below 2^53 left");
        }
        return end - size;
    }

    private void create(String sequence) {
        jdbc.update(
                "INSERT IGNORE INTO id_segment (name, next_value, updated_at) VALUES (?, ?, UTC_TIMESTAMP(3))",
                sequence,
                FIRST);
    }
}
