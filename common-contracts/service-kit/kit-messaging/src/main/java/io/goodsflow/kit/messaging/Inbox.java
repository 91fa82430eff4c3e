package io.goodsflow.kit.messaging;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.springframework.jdbc.core.JdbcTemplate;

/** Statements on {@code inbox_event}: which consumer has handled which event. */
final class Inbox {

    private final JdbcTemplate jdbc;

    Inbox(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    /** Call first in the handler's transaction; waits for a concurrent delivery of the same event to end. */
    boolean claim(String consumer, String eventId) {
        return jdbc.update(
                        "INSERT IGNORE INTO inbox_event (consumer, event_id, processed_at)"
                                + " VALUES (?, ?, UTC_TIMESTAMP(3))",
                        consumer,
                        eventId)
                == 1;
    }

    /**
     * Call first in the transaction of a batch.
     *
     * @param eventIds different ones; their order is the order of the locks
     * @return those that were handled before
     * @throws IllegalStateException if another delivery of one of them is handled at the same time
     */
    Set<String> claimAll(String consumer, List<String> eventIds) {
        Set<String> known = handled(consumer, eventIds);
        List<String> fresh =
                eventIds.stream().filter(id -> !known.contains(id)).sorted().toList();
        if (fresh.isEmpty()) {
            return known;
        }
        List<Object> values = new ArrayList<>(fresh.size() * 2);
        fresh.forEach(id -> {
            values.add(consumer);
            values.add(id);
        });
        int claimed = jdbc.update(
                "INSERT IGNORE INTO inbox_event (consumer, event_id, processed_at) VALUES "
                        + String.join(", ", Collections.nCopies(fresh.size(), "(?, ?, UTC_TIMESTAMP(3))")),
                values.toArray());
        if (claimed != fresh.size()) {
            throw new IllegalStateException("an event of the batch is handled elsewhere meanwhile");
        }
        return known;
    }

    private Set<String> handled(String consumer, List<String> eventIds) {
        List<Object> values = new ArrayList<>();
        values.add(consumer);
        values.addAll(eventIds);
        return Set.copyOf(jdbc.queryForList(
                "SELECT event_id FROM inbox_event WHERE consumer = ? AND event_id IN ("
                        + String.join(", ", Collections.nCopies(eventIds.size(), "?")) + ")",
                String.class,
                values.toArray()));
    }

    boolean contains(String consumer, String eventId) {
        return !jdbc.queryForList(
                        "SELECT 1 FROM inbox_event WHERE consumer = ? AND event_id = ?",
                        Integer.class,
                        consumer,
                        eventId)
                .isEmpty();
    }
}
