package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
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

        Consumer<Message<byte[]>> build();
    }
}
