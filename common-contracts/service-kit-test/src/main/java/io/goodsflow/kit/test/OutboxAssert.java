package io.goodsflow.kit.test;

import java.util.List;
import javax.sql.DataSource;
import org.assertj.core.api.AbstractAssert;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.ListAssert;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * Looks at the events that committed transactions left in {@code outbox_event}.
 *
 * <pre>{@code
 * OutboxAssert.assertThatOutbox(dataSource).ofKey("42").hasTypes("product.draft-submitted");
 * }</pre>
 */
public final class OutboxAssert extends AbstractAssert<OutboxAssert, List<OutboxAssert.Event>> {

    private OutboxAssert(List<Event> events) {
        super(events, OutboxAssert.class);
    }

    /** All events of the schema, in the order of their ids. */
    public static OutboxAssert assertThatOutbox(DataSource dataSource) {
        return new OutboxAssert(events(dataSource));
    }

    /** The events themselves, for further looks. */
    public static List<Event> events(DataSource dataSource) {
        return new JdbcTemplate(dataSource)
                .query(
                        "SELECT id, topic, event_type, event_key, sequence, body, status FROM outbox_event ORDER BY id",
                        (rs, row) -> new Event(
                                rs.getString("id"),
                                rs.getString("topic"),
                                rs.getString("event_type"),
                                rs.getString("event_key"),
                                rs.getLong("sequence"),
                                rs.getString("body"),
                                rs.getString("status")));
    }

    /** Only those of one key. */
    public OutboxAssert ofKey(String key) {
        return new OutboxAssert(
                actual.stream().filter(event -> event.key().equals(key)).toList());
    }

    /** Only those of one type. */
    public OutboxAssert ofType(String type) {
        return new OutboxAssert(
                actual.stream().filter(event -> event.type().equals(type)).toList());
    }

    /** Exactly these types, in any order: ids need not grow with time. */
    public OutboxAssert hasTypes(String... types) {
        Assertions.assertThat(actual).extracting(Event::type).containsExactlyInAnyOrder(types);
        return this;
    }

    public OutboxAssert isEmpty() {
        Assertions.assertThat(actual).isEmpty();
        return this;
    }

    public OutboxAssert hasSize(int expected) {
        Assertions.assertThat(actual).hasSize(expected);
        return this;
    }

    /** Goes on with AssertJ's list assertions. */
    public ListAssert<Event> events() {
        return Assertions.assertThat(actual);
    }

    /** One row. */
    public record Event(String id, String topic, String type, String key, long sequence, String body, String status) {}
}
