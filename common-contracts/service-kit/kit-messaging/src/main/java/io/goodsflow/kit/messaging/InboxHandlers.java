package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.kit.data.Transactions;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

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

    /** INSERT IGNORE would cut a longer id silently, and two events would look like one. */
    private static String id(EventEnvelope<?> envelope) {
        if (envelope.id().isBlank() || envelope.id().length() > ID_LENGTH) {
            throw new UnreadableEventException("an event id has 1 to " + ID_LENGTH + " characters", null);
        }
        return envelope.id();
    }
}
