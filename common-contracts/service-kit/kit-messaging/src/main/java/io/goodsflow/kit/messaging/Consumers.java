package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.springframework.messaging.Message;

/**
 * Builds the functions that Spring Cloud Stream binds to a topic; one bean per topic and consumer group.
 *
 * <pre>{@code
 * @Bean
 * Consumer<Message<byte[]>> draftEvents(Consumers consumers, FollowDraft followDraft) {
 *     return consumers.named("supply.draft-events")
 *             .inbox(DraftPublishedV1.class, followDraft::published)
 *             .inbox(DraftRejectedV1.class, followDraft::rejected)
 *             .build();
 * }
 * }</pre>
 *
 * Event types without a handler are acknowledged and counted. A handler that throws is redelivered with growing delay,
 * then parked in the dead-letter queue.
 */
public interface Consumers {

    /** @param consumer stable name, part of the inbox key, for example {@code qc.draft-events} */
    Builder named(String consumer);

    /** Collects the handlers of one topic. */
    interface Builder {

        /** Handler runs in a transaction that inserts the inbox row first: once per event, whatever is redelivered. */
        <T> Builder inbox(Class<T> payload, Consumer<EventEnvelope<T>> handler);

        /**
         * Like {@link #inbox} with a part before the transaction that may call other services; skipped for an event
         * that was handled already.
         */
        <T, P> Builder inbox(
                Class<T> payload, Function<EventEnvelope<T>, P> prepare, BiConsumer<EventEnvelope<T>, P> handler);

        /**
         * No inbox and no transaction: for handlers that are idempotent by themselves (a versioned projection, a row
         * with its own state machine).
         */
        <T> Builder direct(Class<T> payload, Consumer<EventEnvelope<T>> handler);

        /**
         * Like {@link #inbox}; events that wait at the same time are handled by one transaction, which inserts their
         * inbox rows by one statement. Whatever fails there, each of them is then handled alone, so that none suffers
         * from another.
         *
         * @param together gets different events that were not handled before, at most {@code
         *     goodsflow.messaging.consumer.batch-size}; what it appends to the outbox is written by one statement
         */
        <T> Builder inboxTogether(
                Class<T> payload, Consumer<EventEnvelope<T>> alone, Consumer<List<BatchedEvent<T>>> together);

        /**
         * Like {@link #direct}; events that wait at the same time are shown to {@code together} first, which handles as
         * many as it can by one transaction of its own. Whatever fails there, each of them is then handled alone.
         *
         * @param together gets different events and returns those that are to be handled alone; these have had no
         *     effect, and none has if it throws
         */
        <T> Builder directTogether(
                Class<T> payload, Consumer<EventEnvelope<T>> alone, UnaryOperator<List<BatchedEvent<T>>> together);

        Consumer<Message<byte[]>> build();
    }
}
