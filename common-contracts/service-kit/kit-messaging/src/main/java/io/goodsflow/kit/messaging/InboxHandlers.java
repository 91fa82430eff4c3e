package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.kit.data.Transactions;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Wraps handlers so that an event has its effect once per consumer, whatever is redelivered. */
final class InboxHandlers {

    private static final int ID_LENGTH = 64;

    private final String consumer;
    private final Inbox inbox;
    private final Transactions transactions;

    InboxHandlers(String consumer, Inbox inbox, Transactions transactions) {
        this.consumer = consumer;
        this.inbox = inbox;
        this.transactions = transactions;
    }

    <T> EventHandling.Handler<T> once(Consumer<EventEnvelope<T>> handler) {
        return envelope -> transactions.execute(() -> {
            if (!inbox.claim(consumer, id(envelope))) {
                return false;
            }
            handler.accept(envelope);
            return true;
        });
    }

    <T, P> EventHandling.Handler<T> once(
            Function<EventEnvelope<T>, P> prepare, BiConsumer<EventEnvelope<T>, P> handler) {
        return envelope -> {
            if (inbox.contains(consumer, id(envelope))) {
                return false;
            }
            P prepared = prepare.apply(envelope);
            return this.<T>once(same -> handler.accept(same, prepared)).handle(envelope);
        };
    }

    /** The inbox rows of the batch by one statement; a batch that cannot be as a whole is rolled back as a whole. */
    <T> EventHandling.Together<T> together(Consumer<List<BatchedEvent<T>>> handler) {
        return events -> transactions.execute(() -> {
            Set<String> known = inbox.claimAll(
                    consumer, events.stream().map(event -> id(event.event())).toList());
            Map<Boolean, List<BatchedEvent<T>>> parts = events.stream()
                    .collect(Collectors.partitioningBy(
                            event -> known.contains(event.event().id())));
            List<BatchedEvent<T>> fresh = parts.getOrDefault(false, List.of());
            if (!fresh.isEmpty()) {
                handler.accept(fresh);
            }
            return new EventHandling.Settled<>(parts.getOrDefault(true, List.of()), List.of());
        });
    }

    /** INSERT IGNORE would cut a longer id silently, and two events would look like one. */
    private static String id(EventEnvelope<?> envelope) {
        if (envelope.id().isBlank() || envelope.id().length() > ID_LENGTH) {
            throw new UnreadableEventException("an event id has 1 to " + ID_LENGTH + " characters", null);
        }
        return envelope.id();
    }
}
