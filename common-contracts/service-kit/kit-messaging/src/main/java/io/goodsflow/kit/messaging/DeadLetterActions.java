package io.goodsflow.kit.messaging;

import io.goodsflow.kit.messaging.DeadLetterAction.Action;
import io.goodsflow.kit.messaging.DeadLetterAction.Outcome;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;

/** Statements on {@code dead_letter_action}, to which rows are only added. Time is the database's, UTC. */
final class DeadLetterActions {

    /** A letter that somebody replays every minute for a day and more is shown with its latest steps. */
    private static final int SHOWN = 100;

    private final JdbcTemplate jdbc;

    DeadLetterActions(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    /** Call inside the transaction that changes the letter. */
    void add(long letterId, Action action, Outcome outcome, String by, @Nullable String reason) {
        jdbc.update(
                "INSERT INTO dead_letter_action (letter_id, action, outcome, acted_by, acted_at, reason)"
                        + " VALUES (?, ?, ?, ?, UTC_TIMESTAMP(3), ?)",
                letterId,
                action.name(),
                outcome.name(),
                by,
                reason);
    }

    /** Newest first. */
    List<DeadLetterAction> of(long letterId) {
        return jdbc.query(
                "SELECT action, outcome, acted_by, acted_at, reason FROM dead_letter_action WHERE letter_id = ?"
                        + " ORDER BY id DESC LIMIT ?",
                (rs, n) -> new DeadLetterAction(
                        Action.valueOf(rs.getString(1)),
                        Outcome.valueOf(rs.getString(2)),
                        rs.getString(3),
                        rs.getObject(4, LocalDateTime.class).toInstant(ZoneOffset.UTC),
                        rs.getString(5)),
                letterId,
                SHOWN);
    }
}
