package io.goodsflow.product.history.adapter.persistence;

import io.goodsflow.product.history.application.EditHistory;
import io.goodsflow.product.history.domain.FieldChange;
import io.goodsflow.product.history.domain.HistoryEntry;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Repository;
import tools.jackson.databind.json.JsonMapper;

/** Writes the history beside the change; the payload keeps the shape that back offices render. */
@Repository
class MyBatisEditHistory implements EditHistory {

    private static final int MAX_REASON = 1_000;

    /** Stored text must not change its shape with the settings of the HTTP surface. */
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final HistoryMapper mapper;

    MyBatisEditHistory(HistoryMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public void append(HistoryEntry entry) {
        String reason = entry.reason();
        mapper.insert(new HistoryRow(
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
                LocalDateTime.ofInstant(entry.at(), ZoneOffset.UTC)));
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
