package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;
import org.springframework.jdbc.core.JdbcTemplate;

/** What the test service heard: deliveries in memory, effects in its table. */
class Heard {

    private static volatile Runnable onEveryBatch = () -> {};

    private final JdbcTemplate jdbc;
    private final Map<String, List<Delivery>> deliveries = new ConcurrentHashMap<>();
    private final List<List<String>> batches = new CopyOnWriteArrayList<>();
    private final Map<String, Consumer<EventEnvelope<?>>> behaviours = new ConcurrentHashMap<>();

    Heard(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    void happened(EventEnvelope<HappenedV1> event) {
        jdbc.update(
                "INSERT INTO effect (event_id, event_key, note) VALUES (?, ?, ?)",
                event.id(),
                event.key(),
                event.data().note());
        delivered(event);
    }

    void gathered(EventEnvelope<GatheredV1> event) {
        jdbc.update(
                "INSERT INTO effect (event_id, event_key, note) VALUES (?, ?, ?)",
                event.id(),
                event.key(),
                event.data().note());
        delivered(event);
    }

    void gatheredTogether(List<BatchedEvent<GatheredV1>> events) {
        onEveryBatch.run();
        batches.add(events.stream().map(event -> event.event().key()).toList());
        for (BatchedEvent<GatheredV1> event : events) {
            event.continuing(() -> {
                gathered(event.event());
                return event;
            });
        }
    }

    /** Before the effects, in the transaction of the batch; for processes that hear one thing only. */
    static void onEveryBatch(Runnable behaviour) {
        onEveryBatch = behaviour;
    }

    /** The keys of every batch that was begun, whatever became of it. */
    List<List<String>> batches() {
        return batches;
    }

    void delivered(EventEnvelope<?> event) {
        deliveries
                .computeIfAbsent(event.key(), key -> new CopyOnWriteArrayList<>())
                .add(new Delivery(event, System.nanoTime(), MDC.get("trace_id")));
        behaviours.getOrDefault(event.key(), ignored -> {}).accept(event);
    }

    /** The handler of this key does this after its effect. */
    void when(String key, Consumer<EventEnvelope<?>> behaviour) {
        behaviours.put(key, behaviour);
    }

    List<Delivery> deliveries(String key) {
        return deliveries.getOrDefault(key, List.of());
    }

    List<String> effects(String key) {
        return jdbc.queryForList("SELECT note FROM effect WHERE event_key = ? ORDER BY id", String.class, key);
    }

    record Delivery(
            EventEnvelope<?> event, long nanos, @Nullable String traceId) {}
}
