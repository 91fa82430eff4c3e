package io.goodsflow.kit.data.id;

import java.util.Objects;
import javax.sql.DataSource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;

/** Segments from table {@code id_segment}, each in a short transaction on a connection of its own. */
class TableSegments implements Segments {

    private static final long NOT_CREATED = -1;
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
        long first = takeIfCreated(sequence, size);
        if (first == NOT_CREATED) {
            // created in a transaction of its own: a lock kept from a lost race would deadlock with the winner's
            transaction.executeWithoutResult(status -> create(sequence));
            first = takeIfCreated(sequence, size);
        }
        if (first == NOT_CREATED) {
            throw new IllegalStateException("sequence " + sequence + " was deleted while it was used");
        }
        return first;
    }

    private long takeIfCreated(String sequence, int size) {
        return Objects.requireNonNull(transaction.execute(status -> advance(sequence, size)));
    }

    /** The update locks the row until the transaction ends, so what is read after it is what was written. */
    private Long advance(String sequence, int size) {
        int rows = jdbc.update(
                "UPDATE id_segment SET next_value = next_value + ?, updated_at = UTC_TIMESTAMP(3) WHERE name = ?",
                size,
                sequence);
        if (rows == 0) {
            return NOT_CREATED;
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
