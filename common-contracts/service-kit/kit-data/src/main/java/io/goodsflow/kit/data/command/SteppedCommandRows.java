package io.goodsflow.kit.data.command;

import io.goodsflow.kit.data.CommandKey;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;

/** Statements on {@code stepped_command} and its steps; leases are the lease table's matter. */
class SteppedCommandRows {

    private final JdbcTemplate jdbc;

    SteppedCommandRows(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    /** Nothing happens if the key is known. */
    void insert(CommandKey key, String keyHash, String contentHash) {
        jdbc.update(
                "INSERT IGNORE INTO stepped_command (key_hash, principal, merchant_id, operation, idempotency_key,"
                        + " content_hash, created_at) VALUES (?, ?, ?, ?, ?, ?, UTC_TIMESTAMP(3))",
                keyHash,
                key.principal(),
                key.merchantId(),
                key.operation(),
                key.key(),
                contentHash);
    }

    List<Found> find(String keyHash) {
        return jdbc.query(
                "SELECT id, content_hash, answer FROM stepped_command WHERE key_hash = ?",
                (row, number) -> new Found(row.getLong("id"), CommandRow.of(row)),
                keyHash);
    }

    Map<String, String> results(long id) {
        Map<String, String> results = new LinkedHashMap<>();
        jdbc.query(
                "SELECT step_id, result FROM stepped_command_step WHERE command_id = ?",
                row -> {
                    results.put(row.getString("step_id"), row.getString("result"));
                },
                id);
        return results;
    }

    void keepResult(long id, String stepId, String result) {
        jdbc.update(
                "INSERT INTO stepped_command_step (command_id, step_id, result, created_at)"
                        + " VALUES (?, ?, ?, UTC_TIMESTAMP(3))",
                id,
                stepId,
                result);
    }

    void keepAnswer(long id, String answer) {
        if (jdbc.update("UPDATE stepped_command SET answer = ? WHERE id = ? AND answer IS NULL", answer, id) != 1) {
            throw new IllegalStateException("command " + id + " has an answer already");
        }
    }

    void delete(long id) {
        jdbc.update("DELETE FROM stepped_command WHERE id = ?", id);
    }

    /** A known command. */
    record Found(long id, CommandRow row) {}
}
