package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventEnvelope;
import java.util.function.Supplier;

/** One of several events that are handled together. */
public interface BatchedEvent<T> {

    EventEnvelope<T> event();

    /** Does what is about this event alone: what is made or logged inside continues its trace. */
    <R> R continuing(Supplier<R> work);
}
