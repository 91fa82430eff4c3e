package io.goodsflow.product.history.adapter.persistence;

import io.goodsflow.kit.data.RowsInsert;
import io.goodsflow.product.history.application.EditHistory;
import io.goodsflow.product.history.domain.FieldChange;
import io.goodsflow.product.history.domain.HistoryEntry;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;
import tools.jackson.databind.json.JsonMapper;

/** Writes the history beside the change; the payload keeps the shape that back offices render. */
@Repository
class MyBatisEditHistory implements EditHistory {

    private static final int MAX_REASON = 1_000;

    /** Stored text must not change its shape with the settings of the HTTP surface. */
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final RowsInsert<HistoryRow> INSERT = RowsInsert.into(
            "product_edit_history_log",
            "item_id, draft_id, stage, action, operator, operation_id, publish_version, snapshot_id,"
                    + " change_payload, reason, occurred_at",
            row -> Arrays.asList(
                    row.itemId(),
                    row.draftId(),
                    row.stage(),
                    row.action(),
                    row.operator(),
                    row.operationId(),
                    row.publishVersion(),
                    row.snapshotId(),
                    row.changePayload(),
                    row.reason(),
                    row.occurredAt()));

    private final HistoryMapper mapper;
    private final JdbcTemplate jdbc;

    MyBatisEditHistory(HistoryMapper mapper, JdbcTemplate jdbc) {
        this.mapper = mapper;
        this.jdbc = jdbc;
    }

    @Override
    public void append(HistoryEntry entry) {
        mapper.insert(row(entry));
    }

    @Override
    public void appendAll(List<HistoryEntry> entries) {
        if (entries.stream().anyMatch(entry -> entry.onceKey() != null)) {
            throw new IllegalArgumentException("an entry that counts once goes alone");
        }
        INSERT.insert(jdbc, entries.stream().map(MyBatisEditHistory::row).toList());
    }

    private static HistoryRow row(HistoryEntry entry) {
        String reason = entry.reason();
        return new HistoryRow(
                entry.itemId(),
                entry.draftId(),
                entry.action().stage().name(),
                entry.action().name(),
                entry.operator(),
                entry.operationId(),
                entry.publishVersion(),
                entry.snapshotId(),
                payload(entry.changes()),
                reason == null || reason.length() <= MAX_REASON ? reason : reason.substring(0, MAX_REASON),
                entry.onceKey(),
                LocalDateTime.ofInstant(entry.at(), ZoneOffset.UTC));
    }

    private static String payload(List<FieldChange> changes) {
        return JSON.writeValueAsString(
                changes.stream().map(MyBatisEditHistory::toMap).toList());
    }

    private static Map<String, Object> toMap(FieldChange change) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("field", change.field());
        map.put("label", change.label());
        if (change.labelEn() != null) {
            map.put("label_en", change.labelEn());
        }
        if (change.said()) {
            map.put("old", change.before());
            map.put("new", change.after());
        } else {
            map.put("changed", true);
            map.put("old_hash", change.before());
            map.put("new_hash", change.after());
        }
        return map;
    }
}
