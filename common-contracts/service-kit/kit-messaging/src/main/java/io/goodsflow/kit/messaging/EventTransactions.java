package io.goodsflow.kit.messaging;

import java.util.function.Supplier;

/**
 * A business transaction inside a RocketMQ transactional message (architecture 4).
 *
 * <p>The half message of {@code first} is sent, then work runs in one transaction (repeated on deadlock, limited to half
 * the check window), then the half is committed if work appended exactly that event, else rolled back. Whatever the half
 * did not deliver, the relay delivers from the outbox: without a broker the transaction runs all the same. Further
 * events of the transaction always go by the relay.
 */
public interface EventTransactions {

    /**
     * @param first the event expected to be appended by work through {@link Outbox#append}; if work appends another body
     *     or nothing (a repeat, a refusal), the half is rolled back and nothing is lost
     * @param work may run several times; must not call other services
     */
    <R> R publishing(OutgoingEvent first, Supplier<R> work);
}
