package io.goodsflow.product.ownership.application;

import io.goodsflow.product.history.application.EditHistory;
import io.goodsflow.product.history.domain.FieldChange;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.history.domain.HistoryEntry;
import io.goodsflow.product.ownership.domain.FieldLock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.springframework.stereotype.Component;

/** Writes locks into the item's history; what changes nothing leaves no entry. */
@Component
class LockLog {

    private static final String LABEL = "字段锁定";
    private static final String ENGLISH = "Lock";

    private final EditHistory history;

    LockLog(EditHistory history) {
        this.history = history;
    }

    void write(HistoryAction action, FieldsCommand command, List<FieldLock> before, List<FieldLock> after, Instant at) {
        List<FieldChange> changes = changes(byField(before), byField(after));
        if (!changes.isEmpty()) {
            history.append(new HistoryEntry(
                    command.itemId(),
                    0,
                    action,
                    command.operator(),
                    "locks:" + command.itemId(),
                    null,
                    null,
                    changes,
                    command.reason(),
                    null,
                    at));
        }
    }

    private static List<FieldChange> changes(Map<String, String> before, Map<String, String> after) {
        Map<String, String> all = new TreeMap<>(before);
        all.putAll(after);
        List<FieldChange> changes = new ArrayList<>();
        for (String field : all.keySet()) {
            if (!Objects.equals(before.get(field), after.get(field))) {
                changes.add(FieldChange.of("locks." + field, LABEL, before.get(field), after.get(field))
                        .called(LABEL, ENGLISH));
            }
        }
        return changes;
    }

    private static Map<String, String> byField(List<FieldLock> locks) {
        Map<String, String> words = new TreeMap<>();
        locks.forEach(lock ->
                words.put(lock.field(), lock.expiresAt() == null ? "locked" : "locked until " + lock.expiresAt()));
        return words;
    }
}
