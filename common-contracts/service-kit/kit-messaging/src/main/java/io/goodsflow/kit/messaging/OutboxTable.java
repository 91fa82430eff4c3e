package io.goodsflow.kit.messaging;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.RowMapper;

/** Statements on {@code outbox_event}. Time is the database's, UTC, so that instances agree on what is due. */
final class OutboxTable {

    private static final int ROWS_A_STATEMENT = 100;
    private static final int ERROR_LENGTH = 500;

    private static final String INSERT = "INSERT INTO outbox_event (id, topic, event_type, event_key,"
            + " sequence, occurred_at, trace_id, traceparent, body, body_hash, route, status, due_at, attempts, created_at)"
            + " VALUES ";
    private static final String INSERT_ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'OPEN',"
            + " UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND, 0, UTC_TIMESTAMP(3))";
    private static final String DUE = "SELECT id, topic, event_type, event_key, sequence, occurred_at,"
            + " trace_id, traceparent, body, body_hash, attempts FROM outbox_event"
            + " WHERE status = 'OPEN' AND due_at <= UTC_TIMESTAMP(3) ORDER BY due_at LIMIT ? FOR UPDATE SKIP LOCKED";

    private static final RowMapper<OutboxRow> ROWS = (rs, n) -> new OutboxRow(
            rs.getString(1),
            rs.getString(2),
            rs.getString(3),
            rs.getString(4),
            rs.getLong(5),
            rs.getObject(6, LocalDateTime.class),
            rs.getString(7),
            rs.getString(8),
            rs.getString(9),
            rs.getString(10),
            rs.getInt(11));

    private final JdbcTemplate jdbc;

    OutboxTable(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    /** Inserts in order, many rows a statement; nobody but the writer takes a row before its due time. */
    void insert(List<Entry> entries) {
        for (int from = 0; from < entries.size(); from += ROWS_A_STATEMENT) {
            List<Entry> part = entries.subList(from, Math.min(entries.size(), from + ROWS_A_STATEMENT));
            List<@Nullable Object> values = new ArrayList<>(part.size() * 12);
            for (Entry entry : part) {
                OutboxRow row = entry.row();
                values.add(row.eventId());
                values.add(row.topic());
                values.add(row.eventType());
                values.add(row.eventKey());
                values.add(row.sequence());
                values.add(row.occurredAt());
                values.add(row.traceId());
                values.add(row.traceparent());
                values.add(row.body());
                values.add(row.bodyHash());
                values.add(entry.route().name());
                values.add(micros(entry.dueIn()));
            }
            jdbc.update(INSERT + String.join(", ", Collections.nCopies(part.size(), INSERT_ROW)), values.toArray());
        }
    }

    /** Claims due rows for {@code claim}; call inside a transaction. Rows that another relay is claiming are skipped. */
    List<OutboxRow> claimDue(int limit, Duration claim) {
        List<OutboxRow> rows = jdbc.query(DUE, ROWS, limit);
        if (!rows.isEmpty()) {
            update(
                    "UPDATE outbox_event SET due_at = UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND WHERE id IN ",
                    rows.stream().map(OutboxRow::eventId).toList(),
                    "",
                    micros(claim));
        }
        return rows;
    }

    /** The relay delivered these; a half message that is still about must not deliver them again. */
    void sentByRelay(Collection<String> eventIds) {
        update(
                "UPDATE outbox_event SET status = 'SENT', route = 'RELAY', sent_at = UTC_TIMESTAMP(3)"
                        + " WHERE id IN ",
                eventIds,
                " AND status = 'OPEN'");
    }

    /** The half messages of these were taken by the broker and their transactions ended in time. */
    void sentByHalf(Collection<String> eventIds) {
        update(
                "UPDATE outbox_event SET status = 'SENT', sent_at = UTC_TIMESTAMP(3) WHERE id IN ",
                eventIds,
                " AND status = 'OPEN'");
    }

    void failed(Collection<String> eventIds, Duration retryIn, String error) {
        update(
                "UPDATE outbox_event SET attempts = attempts + 1,"
                        + " due_at = UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND, last_error = ? WHERE id IN ",
                eventIds,
                " AND status = 'OPEN'",
                micros(retryIn),
                error.substring(0, Math.min(error.length(), ERROR_LENGTH)));
    }

    Optional<Written> find(String eventId) {
        return jdbc
                .query(
                        "SELECT route, body_hash FROM outbox_event WHERE id = ?",
                        (rs, n) -> new Written(Route.valueOf(rs.getString(1)), rs.getString(2)),
                        eventId)
                .stream()
                .findFirst();
    }

    Backlog backlog() {
        return jdbc.queryForObject(
                "SELECT COUNT(*), COALESCE(TIMESTAMPDIFF(MICROSECOND, MIN(created_at), UTC_TIMESTAMP(3)), 0)"
                        + " FROM outbox_event WHERE status = 'OPEN'",
                (rs, n) -> new Backlog(rs.getLong(1), rs.getLong(2) / 1e6));
    }

    private void update(String head, Collection<String> eventIds, String tail, Object... before) {
        List<Object> values = new ArrayList<>(List.of(before));
        values.addAll(eventIds);
        String marks = String.join(", ", Collections.nCopies(eventIds.size(), "?"));
        jdbc.update(head + "(" + marks + ")" + tail, values.toArray());
    }

    private static long micros(Duration duration) {
        return Math.max(0, duration.toNanos() / 1000);
    }

    /** A row to insert. */
    record Entry(OutboxRow row, Route route, Duration dueIn) {}

    /** What the check-back needs to know of a row. */
    record Written(Route route, String bodyHash) {}

    /**
     * Rows that are not delivered yet, as far as the outbox knows.
     *
     * @param oldestSeconds age of the oldest, 0 if there is none
     */
    record Backlog(long open, double oldestSeconds) {}
}
