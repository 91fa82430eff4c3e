package io.goodsflow.kit.messaging;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * Which outbox this is, and the topics it has sent half messages to. After a restart the broker can only ask back once
 * the producer has looked up a route, so the topics are remembered.
 */
final class OutboxIdentity {

    private final JdbcTemplate jdbc;
    private final Set<String> remembered = ConcurrentHashMap.newKeySet();
    private volatile @Nullable String name;

    OutboxIdentity(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    /** The schema's name. */
    String name() {
        String known = name;
        if (known == null) {
            known = jdbc.queryForObject("SELECT DATABASE()", String.class);
            if (known == null) {
                throw new IllegalStateException("the data source has no default schema");
            }
            name = known;
        }
        return known;
    }

    void remember(String topic) {
        if (!remembered.contains(topic)) {
            jdbc.update("INSERT IGNORE INTO outbox_topic (topic) VALUES (?)", topic);
            remembered.add(topic);
        }
    }

    List<String> topics() {
        return jdbc.queryForList("SELECT topic FROM outbox_topic ORDER BY topic", String.class);
    }
}
