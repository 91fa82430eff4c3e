package io.goodsflow.kit.messaging;

import io.goodsflow.kit.log.LogMask;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;

/** Statements on {@code dead_letter}. Time is the database's, UTC. */
final class DeadLetterTable {

    private static final String COLUMNS = "id, consumer_group, topic, event_type, event_id, event_key, status,"
            + " reconsume_count, first_error, last_error, parked_at, replay_attempts, acted_by, acted_at, reason,"
            + " LENGTH(body)";
    private static final String INSERT = "INSERT INTO dead_letter (consumer_group, msg_id, topic, event_type, event_id,"
            + " event_key, body, properties, reconsume_count, first_error, last_error, parked_at, status,"
            + " replay_attempts) VALUES ";
    private static final String INSERT_ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'PARKED', 0)";
    private static final String ONCE = " ON DUPLICATE KEY UPDATE msg_id = VALUES(msg_id)";
    private static final String OPEN = " AND status = 'PARKED'";
    private static final String UNCLAIMED = OPEN + " AND (claimed_until IS NULL OR claimed_until < UTC_TIMESTAMP(3))";
    private static final String MINE = OPEN + " AND claim_token = ?";

    private final JdbcTemplate jdbc;

    DeadLetterTable(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    /** Stores what is not stored yet, in one statement. */
    void park(List<DeadLetterRow> rows) {
        List<@Nullable Object> values = new ArrayList<>();
        for (DeadLetterRow row : rows) {
            values.add(row.group());
            values.add(row.msgId());
            values.add(row.topic());
            values.add(row.type());
            values.add(row.eventId());
            values.add(row.key());
            values.add(row.body());
            values.add(row.properties());
            values.add(row.reconsumeCount());
            values.add(row.firstError());
            values.add(row.lastError());
            values.add(row.parkedAt());
        }
        String places = String.join(", ", Collections.nCopies(rows.size(), INSERT_ROW));
        jdbc.update(INSERT + places + ONCE, values.toArray());
    }

    List<DeadLetter> newest(@Nullable DeadLetterStatus status, @Nullable String type, long beforeId, int size) {
        StringBuilder query = new StringBuilder("SELECT " + COLUMNS + " FROM dead_letter WHERE id < ?");
        List<Object> values = new ArrayList<>(List.of(beforeId));
        if (status != null) {
            query.append(" AND status = ?");
            values.add(status.name());
        }
        if (type != null) {
            query.append(" AND event_type = ?");
            values.add(type);
        }
        values.add(size);
        return jdbc.query(
                query.append(" ORDER BY id DESC LIMIT ?").toString(), (rs, n) -> letter(rs), values.toArray());
    }

    Optional<DeadLetter> find(long id) {
        return jdbc.query("SELECT " + COLUMNS + " FROM dead_letter WHERE id = ?", (rs, n) -> letter(rs), id).stream()
                .findFirst();
    }

    Optional<Content> content(long id) {
        return jdbc
                .query(
                        "SELECT body, properties FROM dead_letter WHERE id = ?",
                        (rs, n) -> new Content(rs.getBytes(1), rs.getString(2)),
                        id)
                .stream()
                .findFirst();
    }

    List<Long> parked(String type, long afterId, int size) {
        return jdbc.queryForList(
                "SELECT id FROM dead_letter WHERE event_type = ? AND status = 'PARKED' AND id > ? ORDER BY id LIMIT ?",
                Long.class,
                type,
                afterId,
                size);
    }

    /** One replay at a time; a claim that its process did not live to end runs out. */
    boolean claim(long id, String token, Duration claim, String by) {
        return jdbc.update(
                        "UPDATE dead_letter SET claim_token = ?, claimed_until = UTC_TIMESTAMP(3) + INTERVAL ? SECOND,"
                                + " replay_attempts = replay_attempts + 1, acted_by = ?, acted_at = UTC_TIMESTAMP(3)"
                                + " WHERE id = ?" + UNCLAIMED,
                        token,
                        claim.toSeconds(),
                        by,
                        id)
                == 1;
    }

    boolean replayed(long id, String token) {
        return jdbc.update(
                        "UPDATE dead_letter SET status = 'REPLAYED', claim_token = NULL, claimed_until = NULL,"
                                + " acted_at = UTC_TIMESTAMP(3) WHERE id = ?" + MINE,
                        id,
                        token)
                == 1;
    }

    boolean refused(long id, String token, String error) {
        return jdbc.update(
                        "UPDATE dead_letter SET last_error = ?, claim_token = NULL, claimed_until = NULL"
                                + " WHERE id = ?" + MINE,
                        error,
                        id,
                        token)
                == 1;
    }

    boolean discarded(long id, String by, String reason) {
        return jdbc.update(
                        "UPDATE dead_letter SET status = 'DISCARDED', reason = ?, acted_by = ?,"
                                + " acted_at = UTC_TIMESTAMP(3) WHERE id = ?" + UNCLAIMED,
                        reason,
                        by,
                        id)
                == 1;
    }

    long countParked() {
        Long count = jdbc.queryForObject("SELECT COUNT(*) FROM dead_letter WHERE status = 'PARKED'", Long.class);
        return count == null ? 0 : count;
    }

    private static DeadLetter letter(ResultSet rs) throws SQLException {
        LocalDateTime actedAt = rs.getObject(14, LocalDateTime.class);
        return new DeadLetter(
                rs.getLong(1),
                rs.getString(2),
                rs.getString(3),
                rs.getString(4),
                rs.getString(5),
                rs.getString(6),
                DeadLetterStatus.valueOf(rs.getString(7)),
                rs.getInt(8),
                masked(rs.getString(9)),
                masked(rs.getString(10)),
                utc(rs.getObject(11, LocalDateTime.class)),
                rs.getInt(12),
                rs.getString(13),
                actedAt == null ? null : utc(actedAt),
                rs.getString(15),
                rs.getInt(16),
                null,
                null,
                null);
    }

    /** Once more: letters of earlier releases were kept as they came. */
    private static @Nullable String masked(@Nullable String error) {
        return error == null ? null : LogMask.mask(error);
    }

    private static Instant utc(LocalDateTime time) {
        return time.toInstant(ZoneOffset.UTC);
    }

    /** What was sent: the bytes, and the user properties as a JSON object. */
    record Content(byte[] body, String properties) {}
}
