package io.goodsflow.kit.messaging;

/** Builds events: gives them id, time and trace. */
public interface Events {

    /**
     * @param data a record with {@link io.goodsflow.kernel.EventContract}
     * @param key identity of what changed, as text
     * @param sequence grows with every change of the key
     */
    OutgoingEvent of(Object data, String key, long sequence);
}
