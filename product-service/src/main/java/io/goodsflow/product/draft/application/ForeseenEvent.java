package io.goodsflow.product.draft.application;

import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.OutgoingEvent;
import org.jspecify.annotations.Nullable;

/**
 * The event whose half message was sent before the transaction. If the transaction finds what was foreseen, the very
 * same event is appended and the half delivers it; otherwise a new one, which the relay delivers.
 */
public final class ForeseenEvent {

    private final Events events;
    private final @Nullable OutgoingEvent foreseen;

    private ForeseenEvent(Events events, @Nullable OutgoingEvent foreseen) {
        this.events = events;
        this.foreseen = foreseen;
    }

    public static ForeseenEvent of(Events events, OutgoingEvent foreseen) {
        return new ForeseenEvent(events, foreseen);
    }

    /** Nothing could be foreseen: no half message. */
    public static ForeseenEvent none(Events events) {
        return new ForeseenEvent(events, null);
    }

    /** The event to append for what the transaction found. */
    public OutgoingEvent settle(Object data, String key, long sequence) {
        return foreseen != null && foreseen.envelope().data().equals(data) ? foreseen : events.of(data, key, sequence);
    }
}
