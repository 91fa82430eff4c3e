package io.goodsflow.kit.messaging;

/** Events that leave exactly if the surrounding transaction commits. */
public interface Outbox {

    /**
     * Writes the event beside the business rows.
     *
     * @throws IllegalStateException outside a transaction
     */
    void append(OutgoingEvent event);
}
