package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventContract;
import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.kit.trace.Tracing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.springframework.messaging.Message;

/** Collects the handlers of one function. */
final class ConsumerBuilder implements Consumers.Builder {

    private final String consumer;
    private final InboxHandlers inbox;
    private final EventJson json;
    private final ConsumerDrain drain;
    private final MessagingMetrics metrics;
    private final RecentFailures failures;
    private final Tracing tracing;
    private final List<EventHandling<?>> handlings = new ArrayList<>();

    ConsumerBuilder(
            String consumer,
            InboxHandlers inbox,
            EventJson json,
            ConsumerDrain drain,
            MessagingMetrics metrics,
            RecentFailures failures,
            Tracing tracing) {
        this.consumer = consumer;
        this.inbox = inbox;
        this.json = json;
        this.drain = drain;
        this.metrics = metrics;
        this.failures = failures;
        this.tracing = tracing;
    }

    @Override
    public <T> Consumers.Builder inbox(Class<T> payload, Consumer<EventEnvelope<T>> handler) {
        return add(payload, inbox.once(handler), null);
    }

    @Override
    public <T, P> Consumers.Builder inbox(
            Class<T> payload, Function<EventEnvelope<T>, P> prepare, BiConsumer<EventEnvelope<T>, P> handler) {
        return add(payload, inbox.once(prepare, handler), null);
    }

    @Override
    public <T> Consumers.Builder direct(Class<T> payload, Consumer<EventEnvelope<T>> handler) {
        return add(payload, always(handler), null);
    }

    @Override
    public <T> Consumers.Builder inboxTogether(
            Class<T> payload, Consumer<EventEnvelope<T>> alone, Consumer<List<BatchedEvent<T>>> together) {
        return add(payload, inbox.once(alone), inbox.together(together));
    }

    @Override
    public <T> Consumers.Builder directTogether(
            Class<T> payload, Consumer<EventEnvelope<T>> alone, UnaryOperator<List<BatchedEvent<T>>> together) {
        return add(
                payload,
                always(alone),
                events -> new EventHandling.Settled<>(List.of(), List.copyOf(together.apply(events))));
    }

    private static <T> EventHandling.Handler<T> always(Consumer<EventEnvelope<T>> handler) {
        return envelope -> {
            handler.accept(envelope);
            return true;
        };
    }

    private <T> Consumers.Builder add(
            Class<T> payload, EventHandling.Handler<T> handler, EventHandling.@Nullable Together<T> together) {
        EventContract contract = ContractEvents.contractOf(payload);
        boolean taken = handlings.stream()
                .anyMatch(known -> known.type().equals(contract.type()) && known.version() == contract.version());
        if (taken) {
            throw new IllegalArgumentException(
                    consumer + " has two handlers for " + contract.type() + " version " + contract.version());
        }
        handlings.add(new EventHandling<>(contract.type(), contract.version(), payload, handler, together));
        return this;
    }

    @Override
    public Consumer<Message<byte[]>> build() {
        if (handlings.isEmpty()) {
            throw new IllegalStateException(consumer + " handles nothing");
        }
        return new EventFunction(consumer, handlings, json, drain, metrics, failures, tracing);
    }
}
