package io.goodsflow.kit.messaging;

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

    boolean contains(String consumer, String eventId) {
        return !jdbc.queryForList(
                        "SELECT 1 FROM inbox_event WHERE consumer = ? AND event_id = ?",
                        Integer.class,
                        consumer,
                        eventId)
                .isEmpty();
    }
}
